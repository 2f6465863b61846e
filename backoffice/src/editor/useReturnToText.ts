import type { ChainedCommands, Editor } from "@tiptap/react";
import { useRef } from "react";

export type Change = (chain: ChainedCommands) => ChainedCommands;

/**
 * Applies what is chosen in a menu once the menu has closed: until then it holds the focus, and the caret would not
 * arrive where the change puts it. Without a choice the focus goes back to the menu's button.
 */
export function useReturnToText(editor: Editor) {
  const chosen = useRef<Change>(undefined);
  const choose = (change: Change) => {
    chosen.current = change;
  };
  const onExited = () => {
    chosen.current?.(editor.chain().focus()).run();
    chosen.current = undefined;
  };
  return { choose, onExited };
}
