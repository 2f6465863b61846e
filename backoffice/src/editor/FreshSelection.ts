import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * Browsers tell of a new selection with their next frame. Where the machine is busy the next keys come sooner, and a
 * shortcut would work on what was selected before; so it is told ahead of them.
 */
export const FreshSelection = Extension.create({
  name: "freshSelection",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown({ dom }, { ctrlKey, metaKey }) {
            if (ctrlKey || metaKey) dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
            return false;
          },
        },
      },
    }),
  ],
});
