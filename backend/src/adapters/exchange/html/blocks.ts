import { videoOf } from "@etalase/contracts/site/videos";
import { element, type HtmlElement, type HtmlNode, isElement, isSeen } from "./tree.ts";

/** The elements that stand for themselves in a text. All others are parts of a line. */
const blockNames = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main marquee menu nav noframes ol p pre search section " +
    "summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const lists = ["ul", "ol"] as const;

const isBlock = ({ name }: HtmlElement): boolean => blockNames.has(name);

const hasBlock = (node: HtmlNode): node is HtmlElement =>
  typeof node === "object" && (isBlock(node) || node.children.some(hasBlock));

const isBlank = (node: HtmlNode | undefined) =>
  typeof node === "string" ? node.trim() === "" : node === undefined || isElement(node, "br");

/** Says nothing: a line break, spaces, or a mark around no more than these. */
const isNothing = (node: HtmlNode) => isBlank(node) || !isSeen([node]);

/** Drops line breaks and spaces at the beginning of a line, within marks and links too. */
function fromFirst(line: readonly HtmlNode[]): readonly HtmlNode[] {
  const start = line.findIndex((node) => !isNothing(node));
  const [first, ...others] = start < 0 ? [] : line.slice(start);
  if (first === undefined || !isElement(first)) return first === undefined ? [] : [first.trimStart(), ...others];
  return [{ ...first, children: fromFirst(first.children) }, ...others];
}

function upToLast(line: readonly HtmlNode[]): readonly HtmlNode[] {
  const inner = line.slice(0, line.findLastIndex((node) => !isNothing(node)) + 1);
  const last = inner.at(-1);
  if (last === undefined || !isElement(last)) return last === undefined ? [] : [...inner.slice(0, -1), last.trimEnd()];
  return [...inner.slice(0, -1), { ...last, children: upToLast(last.children) }];
}

/** Returns a line without the spaces and breaks at its ends. */
function trimmed(run: readonly HtmlNode[]): readonly HtmlNode[] {
  const inner = upToLast(fromFirst(run));
  // Buttons stand beside each other without a space.
  return inner.flatMap((node, place) =>
    isElement(node, "a") && isElement(inner[place - 1], "a") ? [" ", node] : [node],
  );
}

/** Returns blocks only: what stands between them in lines becomes paragraphs. */
export function inParagraphs(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  const blocks: HtmlElement[] = [];
  let run: HtmlNode[] = [];
  const end = () => {
    if (isSeen(run)) blocks.push(element("p", trimmed(run)));
    run = [];
  };
  for (const node of nodes) {
    if (hasBlock(node)) {
      end();
      blocks.push(...blocksOf(node));
    } else run.push(node);
  }
  end();
  return blocks;
}

const holders: Readonly<Record<string, (node: HtmlElement) => readonly HtmlElement[]>> = {
  pre: (node) => [{ ...node, children: inLines(node.children) }],
  hr: (node) => [node],
  ul: listOf,
  ol: listOf,
  table: tableOf,
  figure: figureOf,
  li: (node) => listOf(element("ul", [node])),
  blockquote: ({ children }) => {
    // The name of the speaker stands in a line of its own.
    const inner = inParagraphs(children.map((node) => (isElement(node, "cite") ? { ...node, name: "footer" } : node)));
    return inner.length > 0 ? [element("blockquote", inner)] : [];
  },
};

function blocksOf(node: HtmlElement): readonly HtmlElement[] {
  const blocks = holders[node.name]?.(node);
  if (blocks) return blocks;
  const inner = inParagraphs(node.children);
  if (isElement(node, "p", ...headings)) return inner.map((block) => sameAs(node, block));
  return isBlock(node) ? inner : inner.map((block) => within(node, block));
}

/** Gives the paragraphs within a heading the heading's name and id. */
const sameAs = ({ name, attributes: { id } }: HtmlElement, block: HtmlElement): HtmlElement =>
  block.name === "p" ? { ...block, name, attributes: id ? { id } : {} } : block;

/** Puts the mark or the link that was around a block into the block. */
function within(mark: HtmlElement, block: HtmlElement): HtmlElement {
  if (isElement(block, "p", ...headings)) return { ...block, children: [{ ...mark, children: block.children }] };
  if (block.name !== "figure" || mark.name !== "a") return block;
  const children = block.children.map((node) => (isElement(node, "img") ? { ...mark, children: [node] } : node));
  return { ...block, children };
}

/** Code keeps its lines, however they were written. */
const inLines = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.flatMap((node): readonly HtmlNode[] => {
    if (typeof node === "string") return [node];
    if (node.name === "br") return ["\n"];
    const inner = inLines(node.children);
    return isElement(node, "div", "p", "li", "tr") ? [...inner, "\n"] : [element(node.name, inner, node.attributes)];
  });

/** The content of an item or a cell: paragraphs only where blocks need them. */
function cellOf(children: readonly HtmlNode[]): readonly HtmlNode[] {
  const needsParagraphs = children.some((node) => hasBlock(node) && !isElement(node, ...lists));
  if (needsParagraphs) return inParagraphs(children);
  return children.flatMap((node): readonly HtmlNode[] => (isElement(node, ...lists) ? listOf(node) : [node]));
}

function listOf(list: HtmlElement): readonly HtmlElement[] {
  const items = list.children.flatMap((node): readonly HtmlElement[] => {
    if (isElement(node, "li")) return [{ ...node, children: cellOf(node.children) }];
    return isSeen([node]) ? [element("li", cellOf([node]))] : [];
  });
  const seen = items.filter(({ children }) => isSeen(children));
  const held = seen.flatMap(({ children }) => children.filter((node) => !isBlank(node)));
  // Older galleries are lists of figures.
  if (held.length > 0 && held.every((node) => isElement(node, "figure"))) return held.filter((node) => isElement(node));
  return seen.length > 0 ? [{ ...list, children: seen }] : [];
}

function tableOf(table: HtmlElement): readonly HtmlElement[] {
  const rows = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
    nodes.flatMap((node): readonly HtmlNode[] => {
      if (!isElement(node)) return [];
      if (isElement(node, "td", "th")) return [{ ...node, children: cellOf(node.children) }];
      if (isElement(node, "caption", "colgroup", "col")) return [];
      return [{ ...node, name: node.name === "tfoot" ? "tbody" : node.name, children: rows(node.children) }];
    });
  const plainTable = { ...table, children: rows(table.children) };
  const caption = table.children.find((node) => isElement(node, "caption"));
  if (!isElement(caption) || !isSeen(caption.children)) return [plainTable];
  return [element("figure", [plainTable, element("figcaption", inOneLine(caption.children))])];
}

/** The content of a caption: the blocks within it become lines. */
const inOneLine = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.some(hasBlock)
    ? inParagraphs(nodes).flatMap(({ children }, place) => (place > 0 ? [element("br"), ...children] : children))
    : nodes;

/** Takes the captions out of the content of a figure. */
function withoutCaptions(nodes: readonly HtmlNode[], captions: HtmlElement[]): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (!isElement(node) || isElement(node, "figure", "table", "blockquote")) return [node];
    if (node.name !== "figcaption") return [{ ...node, children: withoutCaptions(node.children, captions) }];
    if (isSeen(node.children)) captions.push(node);
    return [];
  });
}

const isPicture = (node: HtmlNode): boolean =>
  isElement(node, "img") || (isElement(node, "a") && node.children.every((one) => isPicture(one) || isBlank(one)));

const isVideo = ({ children: [link] }: HtmlElement) =>
  isElement(link, "a") && videoOf(link.attributes.href ?? "") !== null;

/** A figure with one caption at its end. The pictures of a gallery are figures of their own. */
function figureOf({ children }: HtmlElement): readonly HtmlElement[] {
  const captions: HtmlElement[] = [];
  const inner = inParagraphs(withoutCaptions(children, captions));
  const words = captions.flatMap(({ children }, place) =>
    place > 0 ? [" ", ...inOneLine(children)] : inOneLine(children),
  );
  // A caption means nothing without its picture.
  if (inner.length === 0) return [];
  const [only] = inner;
  const isCaptioned = (figure: HtmlElement) => figure.children.some((node) => isElement(node, "figcaption"));
  const caption = words.length > 0 ? [element("figcaption", words)] : [];
  if (inner.length === 1 && only?.name === "figure" && !(isCaptioned(only) && caption.length > 0))
    return [element("figure", [...only.children, ...caption])];
  if (inner.some(({ name }) => name === "figure"))
    return [...inner, ...(words.length > 0 ? [element("p", words)] : [])];
  const held = inner.flatMap((block): readonly HtmlNode[] =>
    block.name === "p" && block.children.every((node) => isPicture(node) || isBlank(node))
      ? block.children.filter((node) => !isBlank(node))
      : [block],
  );
  const isText = held.every((node) => isElement(node, "p") && !isVideo(node));
  return isText && caption.length === 0 ? inner : [element("figure", [...held, ...caption])];
}
