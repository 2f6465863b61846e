import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { anchorOf } from "@etalase/contracts/rules/anchors";
import { pageOf } from "@etalase/contracts/site/players";
import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { directAddress } from "@etalase/contracts/text/direct-addresses";
import { unescaped } from "../../application/exchange/pictures.ts";
import { sanitizeContent } from "../sanitizer.ts";
import { inParagraphs } from "./html/blocks.ts";
import { isPlayer, linkTo, playedBy, sourceOf } from "./html/players.ts";
import {
  element,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  htmlOf,
  isElement,
  isSeen,
  treeOf,
  wordsOf,
} from "./html/tree.ts";

/** The site that a text comes from. Links to its own pages become paths here, since the old addresses redirect. */
export type ForeignSite = Readonly<{
  /** "https://lama.example", perhaps with a path; empty when it is unknown. */
  home: string;
  /** Matches paths of the old site's files, which keep their addresses: "/wp-content/". */
  files: RegExp;
}>;

const isSameSite = (url: URL, home: URL) => url.hostname.replace(/^www\./, "") === home.hostname.replace(/^www\./, "");

/** Returns the public address of a picture or a file. */
export function foreignAddress(text: string, { home }: ForeignSite): string {
  const address = text.trim().replaceAll("&amp;", "&");
  const base = URL.parse(home);
  if (address.startsWith("//")) return `https:${address}`;
  if (!/^https?:\/\//i.test(address)) return (base && URL.parse(address, base.href)?.href) ?? address;
  const url = URL.parse(address);
  // Old texts have addresses from before the site's https.
  const isOld = url?.protocol === "http:" && base?.protocol === "https:" && isSameSite(url, base);
  return isOld ? address.replace(/^http:/i, "https:") : address;
}

function linkHere(text: string, site: ForeignSite): string {
  const [url, home] = [URL.parse(foreignAddress(text, site)), URL.parse(site.home)];
  if (!url || !home || !isSameSite(url, home) || !/^https?:$/.test(url.protocol)) return text;
  if (site.files.test(url.pathname)) return url.href;
  return `${url.pathname}${url.search}${url.hash}`;
}

type Reading = Readonly<{ site: ForeignSite; note: (problem: Refusal) => void }>;

const partOf = ({ attributes: { href } }: HtmlElement): string | undefined =>
  href?.trim().startsWith("#") ? anchorOf(unescaped(href.trim().slice(1))) : undefined;

/** Elements without words for readers. Pictures that load late also stand in a noscript. */
const unread = [
  ...["script", "style", "template", "head", "title", "textarea", "select", "input", "source", "track", "noscript"],
];

/** Buttons and times of Ghost's players, and what stands beside the link of a bookmark. */
const ghostControl =
  /(?:^|\s)kg-(?:audio-player|audio-hide|video-overlay|video-player-container|toggle-card-icon|bookmark-(?:metadata|thumbnail))(?:\s|$)/;

function picture(image: HtmlElement, { site, note }: Reading): readonly HtmlNode[] {
  const { alt = "", src = "", class: names = "" } = image.attributes;
  // WordPress draws emoji as pictures in browsers that have none.
  if (/\b(?:emoji|wp-smiley)\b/.test(names) && alt) return [alt];
  const source = sourceOf(image);
  if (source) return [element("img", [], { ...image.attributes, src: foreignAddress(source, site) })];
  if (src || alt) note(refusal("a picture without an address of its own is left out"));
  return [];
}

function player(node: HtmlElement, { site, note }: Reading): readonly HtmlNode[] {
  const played = playedBy(node);
  if (!played) {
    note(refusal("a player ({name}) does not say what it plays, so it is left out", { name: node.name }));
    return [];
  }
  const address = pageOf(foreignAddress(played, site));
  const words = node.attributes.title ?? "";
  return [linkTo(linkHere(address, site), words || address)];
}

function link(node: HtmlElement, reading: Reading): readonly HtmlNode[] {
  const { href = "" } = node.attributes;
  const children = adapted(node.children, reading);
  const part = partOf(node);
  if (!isSeen(children)) {
    if (href && !part) reading.note(refusal("a link without words is left out: {address}", { address: href }));
    return [];
  }
  const target = part || href.trim() === "" ? href : linkHere(directAddress(linkAddressOf(href)), reading.site);
  if (part || /^(?:https?:|mailto:|tel:|\/)/i.test(target.trim()))
    return [element("a", children, { href: part ? `#${part}` : target })];
  if (!/^(?:$|#|javascript:)/i.test(href.trim()))
    reading.note(refusal("a link cannot be used here, so only its words are kept: {address}", { address: href }));
  return [element("span", children)];
}

/** The address of another site's content, which WordPress shows as a card. */
const bareAddress = /^\s*((?:https?:)?\/\/[^\s<"]+)\s*$/;

function adaptedOne(node: HtmlElement, reading: Reading): readonly HtmlNode[] {
  const { attributes, children, name } = node;
  if (/\bkg-bookmark-metadata\b/.test(attributes.class ?? "") && wordsOf(children).trim())
    reading.note(refusal("the site and author beside a bookmark are left out"));
  if (unread.includes(name) || ghostControl.test(attributes.class ?? "")) return [];
  if (/\bkg-signup-card\b/.test(attributes.class ?? "")) {
    reading.note(refusal("a sign-up form is left out"));
    return [];
  }
  if (name === "svg") {
    if (wordsOf(children.filter((one) => !isElement(one, "title"))).trim())
      reading.note(refusal("a drawing (svg) in the text is left out"));
    return [];
  }
  if (name === "img") return picture(node, reading);
  if (isPlayer(node)) return player(node, reading);
  if (name === "a") return link(node, reading);
  const inner = adapted(children, reading);
  if (name === "picture") return inner;
  const [, address] = (/embed__wrapper/.test(attributes.class ?? "") && bareAddress.exec(wordsOf(children))) || [];
  if (address) return player(element("iframe", [], { src: address }), reading);
  return [element(name, inner, attributes)];
}

const adapted = (nodes: readonly HtmlNode[], reading: Reading): readonly HtmlNode[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [node] : adaptedOne(node, reading)));

/** Leaves the words of links to parts that are not in the text. */
function withoutLost(nodes: readonly HtmlNode[], ids: ReadonlySet<string>): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (typeof node === "string") return [node];
    const children = withoutLost(node.children, ids);
    const { href } = node.attributes;
    return node.name === "a" && href?.startsWith("#") && !ids.has(href.slice(1)) ? children : [{ ...node, children }];
  });
}

const inBlocks = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => {
  const blocks = inParagraphs(nodes);
  const holders = [...elementsOf(blocks)].filter((one) =>
    isElement(one, "p", "li", ...["h1", "h2", "h3", "h4", "h5", "h6"]),
  );
  return withoutLost(blocks, new Set(holders.flatMap(({ attributes: { id } }) => (id && anchorOf(id)) || [])));
};

const tidied = (html: string) => html.replace(/<(p|figure)>\s*<\/\1>/g, "").replace(/\n{2,}/g, "\n");

const stored = (nodes: readonly HtmlNode[]): string =>
  sanitizeContent(htmlOf(nodes.flatMap((node) => [node, "\n"])))
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((piece, place) => (place % 2 === 1 ? piece : tidied(piece)))
    .join("")
    .trim();

/**
 * Returns the text as it is allowed here: all in blocks, with links instead of players. Its pictures and links have
 * addresses that still work. `note` is called with a clause about everything that is left out.
 */
export const foreignText = (html: string, site: ForeignSite, note: Reading["note"]): string =>
  stored(inBlocks(adapted(treeOf(html), { site, note })));
