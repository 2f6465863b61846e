import type { ChainedCommands, Editor } from "@tiptap/react";
import { useRef } from "react";

export type Change = (chain: ChainedCommands) => ChainedCommands;

/**
 * Applies a menu's choice once the menu has closed: until then the menu holds the focus, and the caret could not move
 * to the change. Without a choice, the focus returns to the menu's button.
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
