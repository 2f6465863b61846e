import { IconButton, type IconButtonProps, Tooltip } from "@mui/material";
import type { ReactNode } from "react";

type ToolButtonProps = IconButtonProps & Readonly<{ label: string; children: ReactNode }>;

const look = { width: 40, height: 40, border: 1, borderColor: "divider", bgcolor: "background.paper" };

/** One of a list's tools, beside its primary button. */
export const ToolButton = ({ label, children, ...button }: ToolButtonProps) => (
  <Tooltip title={label}>
    {/* A disabled button has no events; the span lets the tooltip say what it is. */}
    <span>
      <IconButton aria-label={label} {...button} sx={look}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
