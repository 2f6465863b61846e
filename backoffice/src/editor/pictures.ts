import Image from "@tiptap/extension-image";

/** A picture that stands by itself. Readers' addresses are not told to its host, as the server has it too. */
export const Picture = Image.configure({
  allowBase64: false,
  HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" },
});

/** A picture in a line of text or in a link, which would otherwise be torn apart. */
export const InlinePicture = Image.extend({
  name: "inlineImage",
  parseHTML: () => [
    { tag: "a img[src]", priority: 60 },
    ...["paragraph/", "heading/", "figcaption/"].map((context) => ({ tag: "img[src]", context, priority: 60 })),
  ],
  // The toolbar inserts the other kind.
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true, HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" } });
