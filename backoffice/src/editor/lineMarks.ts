import { Mark } from "@tiptap/core";

/** A mark without settings, which a shortcut toggles. */
const markOf = (
  name: string,
  tag: string,
  { key, ...rules }: Readonly<{ key: string; excludes?: string; priority?: number }>,
) =>
  Mark.create({
    name,
    ...rules,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

const offTheLine = ["subscript", "superscript"].join(" ");

/** Letters below and above the line, and quotations within it. */
export const lineMarks = [
  markOf("subscript", "sub", { key: "Mod-,", excludes: offTheLine }),
  markOf("superscript", "sup", { key: "Mod-.", excludes: offTheLine }),
  // Outside of all other marks: a quotation in pieces would show more quotation marks.
  markOf("inlineQuote", "q", { key: "Mod-Shift-'", priority: 1100 }),
];
