import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * Browsers report a new selection only with the next frame. On a busy machine the next keys arrive earlier, and a
 * shortcut would apply to the former selection; so a shortcut's keydown triggers `selectionchange` first.
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
