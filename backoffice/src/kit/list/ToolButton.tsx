import { Button, IconButton, type IconButtonProps, Tooltip } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCreatePath, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";
import { outlined, square } from "../theme/looks.ts";

type ToolButtonProps = Omit<IconButtonProps, "disabled"> &
  Readonly<{ label: string; unavailable?: boolean; children: ReactNode }>;

const look = { ...outlined, ...square(40), bgcolor: "background.paper" };

/** A tool of a list, beside its primary button. */
export const ToolButton = ({ label, unavailable = false, onClick, children, ...button }: ToolButtonProps) => (
  <Tooltip title={label}>
    {/* Only marked as disabled: a disabled button would lose the focus, and show no tooltip. */}
    <IconButton
      aria-label={label}
      aria-disabled={unavailable}
      onClick={(event) => !unavailable && onClick?.(event)}
      {...button}
      sx={look}
    >
      {children}
    </IconButton>
  </Tooltip>
);

type Popup = Readonly<{ open: boolean; anchorEl: HTMLElement | null; onClose: () => void }>;

type PopupButtonProps = Readonly<{
  label: string;
  icon: ReactNode;
  kind: "menu" | "dialog";
  children: (popup: Popup) => ReactNode;
}>;

/** A tool of a list that opens a popup below itself. */
export function PopupButton({ label, icon, kind, children }: PopupButtonProps) {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  return (
    <>
      <ToolButton
        label={label}
        aria-haspopup={kind}
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </ToolButton>
      {children({ open, anchorEl, onClose: () => setAnchor(null) })}
    </>
  );
}

/** Links to the form of a new record. */
export function CreateButton({ label }: { label: string }) {
  const to = useCreatePath()({ resource: useResourceContext(), type: "create" });
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<PlusIcon />}>
      {label}
    </Button>
  );
}
