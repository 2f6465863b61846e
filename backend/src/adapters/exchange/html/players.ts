import { videoOf } from "@etalase/contracts/site/videos";
import { element, elementsOf, type HtmlElement, isElement } from "./tree.ts";

/** The attributes that hold an address, those of plugins that load later first. */
const names = ["data-lazy-src", "data-src", "data-original", "src"] as const;

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== "" && !/^(?:data|about|blob|javascript):/i.test(text.trim());

/** The address of a picture or a player; undefined without any. */
export const sourceOf = ({ attributes }: HtmlElement): string | undefined =>
  names.map((name) => attributes[name]).find(isAddress);

export const isPlayer = (node: HtmlElement): boolean => isElement(node, "iframe", "video", "audio", "embed");

/** Returns the address of a player's media; undefined for none. */
export function playedBy(player: HtmlElement): string | undefined {
  const inner = [...elementsOf(player.children)].filter((one) => isElement(one, "source", "embed", "iframe"));
  return [player, ...inner].map(sourceOf).find(isAddress);
}

/** Articles here hold no content of other sites: a video that this site can play after a click, or a link. */
export function linkTo(address: string, words: string): HtmlElement {
  const link = element("a", [words.trim() || address], { href: address });
  return videoOf(address) ? element("figure", [link]) : element("p", [link]);
}
