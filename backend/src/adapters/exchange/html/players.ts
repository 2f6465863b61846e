import { videoOf } from "@etalase/contracts/site/videos";
import { element, elementsOf, type HtmlElement, isElement } from "./tree.ts";

/** The attributes that hold an address, those of plugins that load later first. */
const lateNames = ["data-lazy-src", "data-src", "data-original", "data-orig-src", "data-lazy", "data-src-fg"] as const;

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== "" && !/^(?:data|about|blob|javascript):/i.test(text.trim());

const isStandIn = (text: string) =>
  /(?:blank|placeholder|spacer|lazy|loading|1x1|pixel|trans(?:parent)?)[\w-]*\.(?:gif|png|svg)/i.test(text);

/** The address of a picture or a player, as plugins for late loading write it too; undefined without any. */
export function sourceOf({ attributes }: HtmlElement): string | undefined {
  const given = [...lateNames, "src"].map((name) => attributes[name]).filter(isAddress);
  const inSet = (attributes["data-srcset"] ?? attributes.srcset)?.trim().split(/\s+/)[0];
  return given.find((text) => !isStandIn(text)) ?? (isAddress(inSet) ? inSet : given[0]);
}

const playerNames = ["iframe", "video", "audio", "object", "embed", "amp-iframe", "amp-video", "amp-audio"] as const;
const ampVideos: Readonly<Record<string, (id: string) => string>> = {
  "amp-youtube": (id) => `https://www.youtube.com/watch?v=${id}`,
  "amp-vimeo": (id) => `https://vimeo.com/${id}`,
};

export const isPlayer = (node: HtmlElement): boolean => isElement(node, ...playerNames) || node.name in ampVideos;

/** Returns the address of what a player plays; undefined where it names none. */
export function playedBy(player: HtmlElement): string | undefined {
  const id = player.attributes["data-videoid"];
  const ofId = ampVideos[player.name];
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

/** Addresses of players, and the page of what they play: the first group is its name there. */
const pages: readonly (readonly [player: RegExp, page: string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=([\w-]+).*$/,
    "https://www.youtube.com/playlist?list=$1",
  ],
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{11})(?![\w-]).*$/,
    "https://www.youtube.com/watch?v=$1",
  ],
  [/^http:(\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/.*)$/, "https:$1"],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)\?(?:.*&)?h=([0-9a-f]+).*$/, "https://vimeo.com/$1/$2"],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1"],
  [/^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+).*$/, "https://www.dailymotion.com/video/$1"],
  [/^https?:\/\/open\.spotify\.com\/embed\/([\w/]+).*$/, "https://open.spotify.com/$1"],
];

const wrapped =
  /^https?:\/\/(?:w\.soundcloud\.com\/player\/?\?(?:.*&)?url=|(?:www\.)?facebook\.com\/plugins\/\w+\.php\?(?:.*&)?href=)(http[^&]+)/;

/** Returns the address that people open, for one that only players understand. */
export function pageOf(address: string): string {
  const inner = wrapped.exec(address)?.[1];
  if (inner) return URL.parse(decodeURIComponent(inner))?.href ?? address;
  for (const [player, page] of pages) if (player.test(address)) return address.replace(player, page);
  return address;
}

/** Articles here hold no content of other sites: a video that this site can play after a click, or a link. */
export function linkTo(address: string, words: string): HtmlElement {
  const link = element("a", [words.trim() || address], { href: address });
  return videoOf(address) ? element("figure", [link]) : element("p", [link]);
}
