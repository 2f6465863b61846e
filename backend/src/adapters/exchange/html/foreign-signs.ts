import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { element, elementsOf, type HtmlElement, type HtmlNode, wordsOf } from "./tree.ts";

/** A picture in the text itself; shorter ones are what pages show until a picture has loaded. */
export const isEmbedded = (src: string) => /^data:image\//i.test(src.trim()) && src.length > 2000;

/** A formula as its TeX, which is all that a text can hold of it. */
export function formula(node: HtmlElement): readonly HtmlNode[] | undefined {
  if (node.name !== "math" && !/(?:^|\s)katex(?:\s|$)/.test(node.attributes.class ?? "")) return undefined;
  const tex = [...elementsOf(node.children)].find(({ attributes }) => attributes.encoding === "application/x-tex");
  return tex && [element("code", [wordsOf(tex.children).trim()])];
}

const hasClass = (pattern: string) => {
  const names = new RegExp(`(?:^|\\s)(?:${pattern})(?:\\s|$)`);
  return ({ attributes }: HtmlElement) => names.test(attributes.class ?? "");
};

/** Buttons and times of Ghost's players. */
const isControl = hasClass("kg-(?:audio-player|audio-hide|video-overlay|video-player-container|toggle-card-icon)");
const isForm = hasClass("kg-signup-card");
const isBesideLink = hasClass("kg-bookmark-(?:metadata|thumbnail)");

/** Signs beside a text that only decorate it, such as the plus of a part that opens. */
export const isDecoration = (node: HtmlElement) =>
  isControl(node) ||
  (node.attributes["aria-hidden"] === "true" && /^[+\-–−×▼▲▾›»>]$/.test(wordsOf(node.children).trim()));

/** The note about a part of Ghost's cards that is left out; undefined for all other elements. */
export function leftOfCard(node: HtmlElement): Refusal | undefined {
  if (isForm(node)) return refusal("a sign-up form is left out");
  return isBesideLink(node)
    ? refusal("bookmarks keep their links and descriptions; the other site's name and pictures are left out")
    : undefined;
}
