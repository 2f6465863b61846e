import { Box, ToggleButton, Tooltip } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { chordName } from "../parts/keys/shortcuts.ts";
import { touch } from "../theme/palette.ts";

type ToolButtonProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Undefined for a command that is not on or off. */
  pressed?: boolean;
  disabled?: boolean;
  /** Its letter, pressed with Ctrl or ⌘. */
  letter?: string;
  onClick: () => void;
}>;

export const FormatButton = ({ label, Icon, pressed, disabled = false, letter, onClick }: ToolButtonProps) => (
  <Tooltip title={letter ? `${label}: ${chordName(letter)}` : label}>
    <span>
      <ToggleButton
        value={label}
        selected={pressed ?? false}
        aria-pressed={pressed}
        aria-label={label}
        aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
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
