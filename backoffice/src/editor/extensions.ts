import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";

/** An address of its own, or a path on this site; "//" and "/\\" would lead elsewhere. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S*$/i;
export const isLinkable = (url: string): boolean => linkable.test(url);

/** The marks and blocks that the server's sanitiser keeps, no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ["mailto", "tel"],
      isAllowedUri: isLinkable,
      // The server sets what a link needs; this keeps the stored text the same.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
];
