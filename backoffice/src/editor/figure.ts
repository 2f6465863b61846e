import { mergeAttributes, Node } from "@tiptap/core";

/** A picture, a table or another block with its caption. It cannot be inserted, but what is there can be edited. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "figcaption? block+ figcaption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", mergeAttributes(HTMLAttributes), 0],
});

export const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      // A figure has one caption: the text goes on below it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        return editor
          .chain()
          .insertContentAt($from.after(-1), { type: "paragraph" })
          .setTextSelection($from.after(-1) + 1)
          .run();
      },
    };
  },
});
