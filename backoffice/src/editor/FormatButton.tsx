import { Box, ToggleButton } from "@mui/material";
import { BoldIcon, ItalicIcon, ListIcon, ListOrderedIcon, type LucideIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { chordName } from "../kit/parts/keys/shortcuts.ts";
import { touch } from "../kit/theme/palette.ts";
import type { Change } from "./useReturnToText.ts";

/** A tool that applies one change; `name` is the editor's name of the mark or block that it toggles. */
export type Tool = Readonly<{
  name?: string;
  label: string;
  /** Its shortcut's letter, pressed with Ctrl or ⌘. */
  letter?: string;
  Icon: LucideIcon;
  apply: Change;
  /** Undefined for a command that has no on and off state. */
  pressed?: boolean;
  disabled?: boolean;
}>;

/** The tools of every editor. */
export const usualTools: readonly (Tool & Readonly<{ name: string }>)[] = [
  { name: "bold", label: t("Bold"), letter: "B", Icon: BoldIcon, apply: (chain) => chain.toggleBold() },
  { name: "italic", label: t("Italic"), letter: "I", Icon: ItalicIcon, apply: (chain) => chain.toggleItalic() },
  { name: "bulletList", label: t("Bullet list"), Icon: ListIcon, apply: (chain) => chain.toggleBulletList() },
  {
    name: "orderedList",
    label: t("Numbered list"),
    Icon: ListOrderedIcon,
    apply: (chain) => chain.toggleOrderedList(),
  },
];

type FormatButtonProps = Omit<Tool, "name" | "apply"> & Readonly<{ onClick: () => void }>;

export const FormatButton = ({ label, Icon, pressed, disabled = false, letter, onClick }: FormatButtonProps) => (
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
