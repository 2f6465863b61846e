import { Box, ToggleButton, Tooltip } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { touch } from "../theme/palette.ts";

type ToolButtonProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Undefined for a command that is not on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}>;

export const FormatButton = ({ label, Icon, pressed, disabled = false, onClick }: ToolButtonProps) => (
  <Tooltip title={label}>
    <span>
      <ToggleButton
        value={label}
        selected={pressed ?? false}
        aria-pressed={pressed}
        aria-label={label}
        disabled={disabled}
        // The text keeps its selection while the mouse presses here.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        sx={{
          border: 0,
          borderRadius: "8px",
          minWidth: 36,
          [touch]: { minWidth: 44 },
          px: 1,
          "&.Mui-selected": { bgcolor: "action.selected" },
          "&.Mui-disabled": { border: 0 },
        }}
      >
        <Box component={Icon} sx={{ fontSize: 18 }} />
      </ToggleButton>
    </span>
  </Tooltip>
);
