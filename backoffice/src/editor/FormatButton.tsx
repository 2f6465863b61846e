import { Box, ToggleButton } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { chordName } from "../kit/parts/keys/shortcuts.ts";
import { touch } from "../kit/theme/palette.ts";

type ToolButtonProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Undefined for a command that has no on and off state. */
  pressed?: boolean;
  disabled?: boolean;
  /** Its shortcut's letter, pressed with Ctrl or ⌘. */
  letter?: string;
  onClick: () => void;
}>;

export const FormatButton = ({ label, Icon, pressed, disabled = false, letter, onClick }: ToolButtonProps) => (
  <span data-tip={letter ? `${label}: ${chordName(letter)}` : label} data-tool>
    <ToggleButton
      value={label}
      selected={pressed ?? false}
      aria-pressed={pressed}
      aria-label={label}
      aria-keyshortcuts={letter && "Control+_ Meta+_".replaceAll("_", letter)}
      disabled={disabled}
      // Keeps the text's selection when the mouse presses here.
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
);
