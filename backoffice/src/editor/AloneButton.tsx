import { Box } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { MaximizeIcon, MinimizeIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { DeskStatus } from "../kit/desk/DeskStatus.tsx";
import { t } from "../kit/language/t.ts";
import { chordName } from "../kit/parts/keys/shortcuts.ts";
import { FormatButton } from "./FormatButton.tsx";

const isKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "e" && ctrlKey !== metaKey && shiftKey && !altKey;

/** Shows nothing but the text, until it is pressed again or left by Escape, which menus and dialogs keep to themselves; editor.css hides the rest. */
export function AloneButton({ editor }: Readonly<{ editor: Editor }>) {
  const [isAlone, setAlone] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isLeft = isAlone && event.key === "Escape";
    if (!isLeft && !isKey(event)) return;
    event.preventDefault();
    setAlone(!isAlone && !isLeft);
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-alone", isAlone);
    if (isAlone && !editor.isFocused) editor.commands.focus();
    return () => document.documentElement.removeAttribute("data-alone");
  }, [isAlone, editor]);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, flex: "none", fontSize: ".8125rem" }}>
      {isAlone && (
        <Box sx={{ display: { xs: "none", md: "block" } }}>
          <DeskStatus />
        </Box>
      )}
      <FormatButton
        label={isAlone ? t("Show everything again: Esc") : t("Only the text: {keys}", { keys: chordName("Shift+E") })}
        Icon={isAlone ? MinimizeIcon : MaximizeIcon}
        pressed={isAlone}
        onClick={() => setAlone(!isAlone)}
      />
    </Box>
  );
}
