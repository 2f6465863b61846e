import { Button, IconButton, type IconButtonProps } from "@mui/material";
import { PlusIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useCreatePath, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";
import { outlined, square } from "../theme/looks.ts";

type ToolButtonProps = Omit<IconButtonProps, "disabled"> &
  Readonly<{ label: string; unavailable?: boolean; children: ReactNode }>;

/** A tool of a list, beside its primary button. */
export const ToolButton = ({ label, unavailable = false, onClick, children, ...button }: ToolButtonProps) => (
  // Only marked as disabled: a disabled button would lose the focus.
  <IconButton
    data-tip={label}
    aria-label={label}
    aria-disabled={unavailable}
    onClick={(event) => !unavailable && onClick?.(event)}
    {...button}
    sx={{ ...outlined, ...square(40), bgcolor: "background.paper" }}
  >
    {children}
  </IconButton>
);

/** Links to the form of a new record. */
export function CreateButton({ label }: { label: string }) {
  const to = useCreatePath()({ resource: useResourceContext(), type: "create" });
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<PlusIcon />}>
      {label}
    </Button>
  );
}
