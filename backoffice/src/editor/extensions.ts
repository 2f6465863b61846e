import Code from "@tiptap/extension-code";
import StarterKit from "@tiptap/starter-kit";
import { Figcaption, Figure } from "./figure.ts";
import { InlinePicture, Picture } from "./pictures.ts";
import { tables } from "./tables.ts";

/** An address of its own, or a path on this site; "//" and "/\\" would lead elsewhere. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S*$/i;
export const isLinkable = (url: string): boolean => linkable.test(url);

/** The marks and blocks that the server's sanitiser keeps, no others. */
export const extensions = [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ["mailto", "tel"],
      isAllowedUri: isLinkable,
      // The server sets what a link needs; this keeps the stored text the same.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  // Code that is also bold or a link stays both.
  Code.extend({ excludes: "" }),
  Picture,
  InlinePicture,
  Figure,
  Figcaption,
  ...tables,
];
