import { videoOf } from "@etalase/contracts/site/videos";
import { Extension, mergeAttributes, Node } from "@tiptap/core";
import Code from "@tiptap/extension-code";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMSerializer, type Node as DocumentNode } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { FreshSelection } from "./FreshSelection.ts";
import { lineMarks } from "./lineMarks.ts";
import { links } from "./links.ts";
import { pictureView } from "./pictureView.ts";
import { videoView } from "./videoView.ts";

const linkOf = (figure: HTMLElement) => figure.querySelector<HTMLAnchorElement>(":scope > a, :scope > p > a");

/** A video of another site: a link with a title or a still, above a caption. */
const Video = Node.create({
  name: "video",
  group: "block",
  content: "inline*",
  isolating: true,
  addAttributes: () => ({
    href: { default: "", rendered: false },
    title: { default: "", rendered: false },
    still: { default: "", rendered: false },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      priority: 60,
      getAttrs(figure) {
        const link = linkOf(figure);
        const href = link?.getAttribute("href") ?? "";
        const image = link?.querySelector("img");
        if (!videoOf(href)) return false;
        return { href, title: image?.alt ?? link?.textContent ?? "", still: image?.getAttribute("src") ?? "" };
      },
      contentElement: (figure) => figure.querySelector("figcaption") ?? document.createElement("figcaption"),
    },
  ],
  renderHTML({ node }) {
    const { href, title, still } = node.attrs;
    return ["figure", ["a", { href }, still ? ["img", { src: still, alt: title }] : title], ["figcaption", 0]];
  },
  addNodeView: () => videoView,
});

/**
 * A picture, a table or another block with its caption. Only pictures can be inserted like this; the others can be
 * edited.
 */
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "figcaption? block+ figcaption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", mergeAttributes(HTMLAttributes), 0],
});

const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      // A figure has one caption, so Enter continues below it.
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

/** A picture as a block. Its host does not learn the readers' addresses, by the same attribute as the server's. */
const Picture = Image.extend({ addNodeView: () => pictureView }).configure({
  allowBase64: false,
  HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" },
});

/** A picture in a line of text or in a link, which a block would tear apart. */
const InlinePicture = Image.extend({
  name: "inlineImage",
  parseHTML: () => [
    { tag: "a img[src]", priority: 60 },
    ...["paragraph/", "heading/", "figcaption/"].map((context) => ({ tag: "img[src]", context, priority: 60 })),
  ],
  // The toolbar inserts only the other kind.
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true, HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" } });

/** 1 is the span of a cell without the attribute. */
const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

/** Widths and alignments are not stored, so none is shown. */
const unread = { default: null, rendered: false, parseHTML: () => null };

const spans = { colspan: span("colspan"), rowspan: span("rowspan"), colwidth: unread, align: unread };

const HeadRow = TableRow.extend({
  addAttributes: () => ({
    /** Whether the row was in a table head; for other rows, the cells tell. */
    inHead: {
      default: false,
      rendered: false,
      parseHTML: (row: HTMLElement) => row.parentElement?.localName === "thead",
    },
  }),
});

const isHead = (row: DocumentNode) =>
  row.attrs.inHead || (row.childCount > 0 && row.children.every(({ type }) => type.name === "tableHeader"));

function section(name: "thead" | "tbody", rows: readonly DocumentNode[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const element = document.createElement(name);
  const serializer = rows[0] && DOMSerializer.fromSchema(rows[0].type.schema);
  element.append(...rows.map((row) => serializer?.serializeNode(row) ?? ""));
  return [element];
}

/** Tables whose head rows are stored in a thead. The editor itself has a single list of rows. */
const HeadedTable = Table.extend({
  renderHTML({ node }) {
    const bodyStart = node.children.findIndex((row) => !isHead(row));
    const headRows = bodyStart === -1 ? node.childCount : bodyStart;
    const table = document.createElement("table");
    table.append(
      ...section("thead", node.children.slice(0, headRows)),
      ...section("tbody", node.children.slice(headRows)),
    );
    return table;
  },
}).configure({ resizable: false });

const tables = [
  HeadedTable,
  HeadRow,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spans };
    },
  }),
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spans };
    },
  }),
];

/** Links within an article lead to the ids of its parts. */
const Parts = Extension.create({
  name: "parts",
  addGlobalAttributes: () => [{ types: ["heading", "paragraph", "listItem"], attributes: { id: { default: null } } }],
});

/** Exactly the marks and blocks that the server's sanitiser keeps. */
export const extensions = [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3, 4] },
    link: links,
  }),
  // Code that is also bold or a link stays both.
  Code.extend({ excludes: "" }),
  ...lineMarks,
  Parts,
  Picture,
  InlinePicture,
  Figure,
  Figcaption,
  Video,
  ...tables,
  FreshSelection,
];
