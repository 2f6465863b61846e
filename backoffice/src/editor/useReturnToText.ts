import type { Editor } from "@tiptap/react";
import { useRef } from "react";

/** Where the focus goes when a menu has closed: to the text if something was chosen, else back to the menu's button. */
export function useReturnToText(editor: Editor) {
  const chosen = useRef(false);
  const choose = (apply: () => void) => {
    chosen.current = true;
    apply();
  };
  const onExited = () => {
    if (chosen.current) editor.commands.focus();
    chosen.current = false;
  };
  return { choose, onExited };
}
