import { Mark } from "@tiptap/core";

/** A mark without settings, which a shortcut toggles. */
const markOf = (
  name: string,
  tag: string,
  { shortcut, ...rules }: Readonly<{ shortcut: string; excludes?: string; priority?: number }>,
) =>
  Mark.create({
    name,
    ...rules,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

/** Letters below and above the line, and quotations within it. */
export const lineMarks = [
  markOf("subscript", "sub", { shortcut: "Mod-,", excludes: "subscript superscript" }),
  markOf("superscript", "sup", { shortcut: "Mod-.", excludes: "subscript superscript" }),
  // Outside of all other marks: a quotation in pieces would show more quotation marks.
  markOf("inlineQuote", "q", { shortcut: "Mod-Shift-'", priority: 1100 }),
];
