import { element, elementsOf, type HtmlElement, type HtmlNode, wordsOf } from "./tree.ts";

/** A picture in the text itself; shorter ones are what pages show until a picture has loaded. */
export const isEmbedded = (src: string) => /^data:image\//i.test(src.trim()) && src.length > 2000;

/** A formula as its TeX, which is all that a text can hold of it. */
export function formula(node: HtmlElement): readonly HtmlNode[] | undefined {
  if (node.name !== "math" && !/(?:^|\s)katex(?:\s|$)/.test(node.attributes.class ?? "")) return undefined;
  const tex = [...elementsOf(node.children)].find(({ attributes }) => attributes.encoding === "application/x-tex");
  return tex && [element("code", [wordsOf(tex.children).trim()])];
}

/** Signs beside a text that only decorate it, such as the plus of a part that opens. */
export const isDecoration = ({ attributes, children }: HtmlElement) =>
  attributes["aria-hidden"] === "true" && /^[+\-–−×▼▲▾›»>]$/.test(wordsOf(children).trim());
