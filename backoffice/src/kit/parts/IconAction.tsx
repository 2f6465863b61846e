import { Box, IconButton, type IconButtonProps } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { square } from "../theme/looks.ts";

type IconActionProps = Readonly<{
  /** Includes the record's name, since a list has the same action many times. */
  label: string;
  /** The short label for sighted users. */
  tip: string;
  Icon: LucideIcon;
  danger?: boolean;
  /** Opens an address in a new tab. */
  href?: string;
  /** Links to another screen. */
  to?: string;
  onClick?: () => void;
  /** The reason why the action is unavailable; added to the label. */
  unavailable?: string | undefined;
}>;

const look = (danger: boolean): IconButtonProps["sx"] => ({
  ...square(36),
  ...(danger && { "&:hover": { color: "error.main" } }),
});

/** One action of a row. */
export function IconAction({ label, tip, Icon, danger = false, href, to, onClick, unavailable }: IconActionProps) {
  const newTab = href && !unavailable ? { href, target: "_blank", rel: "noopener" } : {};
  const link = to && !unavailable ? { component: Link, to } : {};
  return (
    // Only marked as disabled: a disabled button would lose the focus, and could not say why.
    <IconButton
      data-tip={unavailable ?? tip}
      size="small"
      aria-label={unavailable ? `${label}: ${unavailable}` : label}
      aria-disabled={Boolean(unavailable)}
      {...newTab}
      {...link}
      {...(onClick && !unavailable && { onClick })}
      sx={look(danger)}
    >
      <Box component={Icon} sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
