import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { element, type HtmlNode, isElement } from "../html/tree.ts";
import { cardNodes } from "./editor-cards.ts";

type Nodes = readonly HtmlNode[];
type Note = (problem: Refusal) => void;
type LexicalNode = Readonly<Record<string, unknown>>;

/** The bits of a text's format. */
const marks = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
] as const;

/** Deeper nodes would only be made to exhaust the memory. */
const deepest = 40;

const childrenOf = ({ children }: LexicalNode): readonly LexicalNode[] =>
  Array.isArray(children) ? children.map((one: unknown) => Object(one) as LexicalNode) : []; // any value has no or some fields

function textOf({ text, format }: LexicalNode): Nodes {
  const bits = typeof format === "number" ? format : 0;
  const marked = marks.reduce<HtmlNode>(
    (inner, [bit, name]) => (bits & bit ? element(name, [inner]) : inner),
    String(text ?? ""),
  );
  return [marked];
}

const headingTag = /^h[1-6]$/;

function elementOf(node: LexicalNode, inner: Nodes): Nodes | undefined {
  const { type, tag, url, listType, start } = node;
  if (type === "paragraph") return [element("p", inner)];
  if (type === "heading" || type === "extended-heading")
    return [element(headingTag.test(String(tag)) ? String(tag) : "h2", inner)];
  if (["quote", "extended-quote", "aside"].includes(String(type))) return [element("blockquote", inner)];
  if (type === "list")
    return [
      listType === "number"
        ? element("ol", nested(inner), { start: String(start ?? 1) })
        : element("ul", nested(inner)),
    ];
  if (type === "listitem") return [element("li", inner)];
  if (["link", "autolink", "at-link"].includes(String(type))) return [element("a", inner, { href: String(url ?? "") })];
  return undefined;
}

/** The editor keeps an inner list in an item of its own; it belongs to the item before. */
function nested(items: Nodes): Nodes {
  const joined: HtmlNode[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const holdsList = isElement(item, "li") && isElement(item.children[0], "ul", "ol");
    if (holdsList && isElement(before, "li"))
      joined.splice(-1, 1, { ...before, children: [...before.children, ...item.children] });
    else joined.push(item);
  }
  return joined;
}

function nodesOf(node: LexicalNode, note: Note, depth: number): Nodes {
  if (depth > deepest) {
    note(refusal("a part that is nested too deeply is left out"));
    return [];
  }
  const { type } = node;
  if (type === "linebreak") return [element("br")];
  if (type === "tab") return [" "];
  if (typeof node.text === "string") return textOf(node);
  const inner = childrenOf(node).flatMap((one) => nodesOf(one, note, depth + 1));
  return elementOf(node, inner) ?? (inner.length > 0 ? inner : cardNodes(String(type), node, note));
}

/** Reads a text as Ghost's editor keeps it since version 5. */
export const lexicalNodes = (stored: LexicalNode, note: Note): Nodes =>
  childrenOf(Object(stored.root) as LexicalNode).flatMap((node) => nodesOf(node, note, 0)); // any value has no or some fields
