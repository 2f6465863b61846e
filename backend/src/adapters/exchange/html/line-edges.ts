import { elementsOf, type HtmlElement, type HtmlNode, isElement, isSeen } from "./tree.ts";

/** The id of an element, or of the first anchor within it. */
export function idIn({ attributes, children }: HtmlElement): string | undefined {
  for (const one of [{ attributes }, ...elementsOf(children)]) if (one.attributes.id) return one.attributes.id;
  return undefined;
}

export const isBlank = (node: HtmlNode | undefined) =>
  typeof node === "string" ? node.trim() === "" : node === undefined || isElement(node, "br");

/** Says nothing: a line break, spaces, or a mark around no more than these. */
const isNothing = (node: HtmlNode) => isBlank(node) || (isElement(node) && !isSeen([node]) && idIn(node) === undefined);

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
export function trimmed(run: readonly HtmlNode[]): readonly HtmlNode[] {
  const inner = upToLast(fromFirst(run));
  // Buttons stand beside each other without a space.
  return inner.flatMap((node, place) =>
    isElement(node, "a") && isElement(inner[place - 1], "a") ? [" ", node] : [node],
  );
}
