import { videoOf } from "@etalase/contracts/site/videos";
import { element, elementsOf, type HtmlElement, isElement } from "./tree.ts";

/** The attributes that hold an address, those of plugins that load later first. */
const lateNames = ["data-lazy-src", "data-src", "data-original", "data-orig-src", "data-lazy", "data-src-fg"] as const;

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== "" && !/^(?:data|about|blob|javascript):/i.test(text.trim());

const isStandIn = (text: string) =>
  /(?:blank|placeholder|spacer|lazy|loading|1x1|pixel|trans(?:parent)?)[\w-]*\.(?:gif|png|svg)/i.test(text);

/** The address of the widest picture of a set: "a.jpg 300w, b.jpg 900w". */
function largestIn(set: string): string | undefined {
  const pictures = set.split(/,\s+/).map((one) => one.trim().split(/\s+/));
  const widthOf = ([, width = ""]: readonly string[]) => Number.parseFloat(width) || 0;
  return pictures.toSorted((one, other) => widthOf(other) - widthOf(one))[0]?.[0];
}

/** The address of a picture or a player, as plugins for late loading write it too; undefined without any. */
export function sourceOf({ attributes }: HtmlElement): string | undefined {
  const given = [...lateNames, "src"].map((name) => attributes[name]).filter(isAddress);
  const inSet = largestIn(attributes["data-srcset"] ?? attributes.srcset ?? "");
  return given.find((text) => !isStandIn(text)) ?? (isAddress(inSet) ? inSet : given[0]);
}

const playerNames = ["iframe", "video", "audio", "object", "embed", "amp-iframe", "amp-video", "amp-audio"] as const;
const onYouTube = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const onVimeo = (id: string) => `https://vimeo.com/${id}`;
/** Elements of scripts that show a video by its name. */
const namedVideos: Readonly<Record<string, (id: string) => string>> = {
  "amp-youtube": onYouTube,
  "amp-vimeo": onVimeo,
  "lite-youtube": onYouTube,
  "lite-vimeo": onVimeo,
};

export const isPlayer = (node: HtmlElement): boolean => isElement(node, ...playerNames) || node.name in namedVideos;

/** Returns the address of a player's media; undefined for none. */
export function playedBy(player: HtmlElement): string | undefined {
  const id = player.attributes["data-videoid"] ?? player.attributes.videoid;
  const ofId = namedVideos[player.name];
  if (ofId) return id && ofId(id);
  const named = sourceOf(player) ?? (isAddress(player.attributes.data) ? player.attributes.data : undefined);
  // A player of Flash is only a program: its parameters say what it plays.
  if (named && !/\.swf(?:\?|$)/i.test(named)) return named;
  for (const inner of elementsOf(player.children)) {
    const { name = "", value, href } = inner.attributes;
    if (inner.name === "param" && /^(?:movie|src|url|filename)$/i.test(name) && isAddress(value)) return value;
    if (isElement(inner, "source", "embed", "iframe", "object") && playedBy(inner)) return playedBy(inner);
    if (inner.name === "a" && isAddress(href)) return href;
  }
  return named;
}

/** Returns the page that a script of its site shows in an element; undefined where a link in the element leads there. */
export function shownByScript({ attributes, children }: HtmlElement): string | undefined {
  if (!/instagram-media|tiktok-embed|\bfb-(?:post|video)/.test(attributes.class ?? "")) return undefined;
  const named = attributes["data-instgrm-permalink"] ?? attributes["data-href"] ?? attributes.cite;
  const page = isAddress(named) ? named.split("?")[0] : undefined;
  const links = [...elementsOf(children)].map(({ attributes: { href = "" } }) => href);
  return page && !links.some((href) => href.startsWith(page)) ? named : undefined;
}

/** Articles here hold no content of other sites: a video that this site can play after a click, or a link. */
export function linkTo(address: string, words: string): HtmlElement {
  const link = element("a", [words.trim() || address], { href: address });
  return videoOf(address) ? element("figure", [link]) : element("p", [link]);
}
