import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { anchorOf } from "@etalase/contracts/rules/anchors";
import { pageOf } from "@etalase/contracts/site/players";
import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { directAddress } from "@etalase/contracts/text/direct-addresses";
import { sanitizeContent } from "../sanitizer.ts";
import { inParagraphs } from "./html/blocks.ts";
import { formula, isDecoration, isEmbedded, leftOfCard } from "./html/foreign-signs.ts";
import { isPlayer, linkTo, playedBy, shownByScript, sourceOf } from "./html/players.ts";
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

type Reading = Readonly<{
  site: ForeignSite;
  note: (problem: Refusal) => void;
  /** The parts of the text that links in it lead to. */
  targets: ReadonlySet<string>;
  /** The addresses of pictures and players that stand outside of a noscript. */
  shown: ReadonlySet<string>;
  /** Pictures that load late also stand in a noscript. */
  hasFallbacks: boolean;
}>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const partOf = ({ attributes: { href } }: HtmlElement): string | undefined =>
  href?.trim().startsWith("#") ? anchorOf(decoded(href.trim().slice(1))) : undefined;

const unread = [
  "script",
  "style",
  "template",
  "head",
  "title",
  "textarea",
  "select",
  "input",
  "source",
  "track",
  "param",
];

function picture(image: HtmlElement, { site, note, hasFallbacks }: Reading): readonly HtmlNode[] {
  // WordPress draws emoji as pictures in browsers that have none.
  if (/\b(?:emoji|wp-smiley)\b/.test(image.attributes.class ?? "") && image.attributes.alt)
    return [image.attributes.alt];
  const source = sourceOf(image);
  if (source) return [element("img", [], { ...image.attributes, src: foreignAddress(source, site) })];
  const { alt = "", src = "" } = image.attributes;
  if (isEmbedded(src) || ((src || alt) && !hasFallbacks))
    note(
      alt
        ? refusal("a picture without an address of its own is left out: “{words}”", { words: alt })
        : refusal("a picture without an address of its own is left out"),
    );
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
  const { href = "", name, id } = node.attributes;
  const children = adapted(node.children, reading);
  const anchor = anchorAt(id ?? name, reading);
  // Without its picture, the link is empty.
  if (!isSeen(children)) return anchor.id ? [element("span", [], anchor)] : [];
  const part = partOf(node);
  const target = part || href.trim() === "" ? href : linkHere(directAddress(linkAddressOf(href)), reading.site);
  if (!part && !/^(?:https?:|mailto:|tel:|\/)/i.test(target.trim())) {
    if (!/^(?:$|#|javascript:)/i.test(href.trim()))
      reading.note(refusal("a link cannot be used here, so only its words are kept: {address}", { address: href }));
    return [element("span", children, anchor)];
  }
  return [element("a", children, { href: part ? `#${part}` : target, ...anchor })];
}

function anchorAt(id: string | undefined, { targets }: Reading): HtmlElement["attributes"] {
  const anchor = id === undefined ? undefined : anchorOf(id);
  return anchor && targets.has(anchor) ? { id: anchor } : {};
}

/** The address of another site's content, which WordPress shows as a card. */
const bareAddress = /^\s*((?:https?:)?\/\/[^\s<"]+)\s*$/;

function adaptedOne(node: HtmlElement, reading: Reading): readonly HtmlNode[] {
  const { attributes, children, name } = node;
  if (unread.includes(name) || isDecoration(node)) return [];
  const left = leftOfCard(node);
  if (left) {
    reading.note(left);
    return [];
  }
  if (name === "svg") {
    if (wordsOf(children.filter((one) => !isElement(one, "title"))).trim())
      reading.note(refusal("a drawing (svg) in the text is left out"));
    return [];
  }
  const tex = formula(node);
  if (tex) return tex;
  if (isElement(node, "img", "amp-img")) return picture(node, reading);
  if (isPlayer(node)) return player(node, reading);
  if (name === "a") return link(node, reading);
  if (name === "area" && attributes.href)
    return [element("p", link(element("a", [attributes.alt || attributes.href], { href: attributes.href }), reading))];
  if (name === "picture")
    return adapted(
      children.filter((one) => isElement(one, "img")),
      reading,
    );
  if (name === "noscript") {
    const held = [...elementsOf(children)].map(sourceOf).filter((source) => source !== undefined);
    return held.some((source) => !reading.shown.has(source)) ? adapted(children, reading) : [];
  }
  const [, address] = (/embed__wrapper/.test(attributes.class ?? "") && bareAddress.exec(wordsOf(children))) || [];
  if (address) return player(element("iframe", [], { src: address }), reading);
  // A file's block shows the file once more below its link.
  const kept = /wp-block-file/.test(attributes.class ?? "")
    ? children.filter((one) => !isElement(one, "object"))
    : children;
  const shown = shownByScript(node);
  if (shown) return [...adapted(children, reading), ...player(element("iframe", [], { src: shown }), reading)];
  const { id, ...others } = attributes;
  const isPoem = name === "pre" && /wp-block-verse/.test(attributes.class ?? "");
  const inner = adapted(isPoem ? linesOf(kept) : kept, reading);
  return [element(isPoem ? "p" : name, inner, { ...others, ...anchorAt(id, reading) })];
}

const linesOf = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.flatMap((node) =>
    typeof node === "string"
      ? node.split("\n").flatMap((line, place) => (place > 0 ? [element("br"), line] : [line]))
      : [node],
  );

const adapted = (nodes: readonly HtmlNode[], reading: Reading): readonly HtmlNode[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [node] : adaptedOne(node, reading)));

/** Leaves the words of links to parts that are not in the text. */
function withoutLost(nodes: readonly HtmlNode[], ids: ReadonlySet<string | undefined>): readonly HtmlNode[] {
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
  return withoutLost(blocks, new Set(holders.map(({ attributes }) => attributes.id)));
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
export function foreignText(html: string, site: ForeignSite, note: Reading["note"] = () => {}): string {
  const nodes = treeOf(html);
  const all = [...elementsOf(nodes)];
  const hidden = new Set(
    all.filter(({ name }) => name === "noscript").flatMap(({ children }) => [...elementsOf(children)]),
  );
  const sources = all.filter((one) => !hidden.has(one)).map(sourceOf);
  const reading = {
    site,
    note,
    targets: new Set(all.map(partOf).filter((part) => part !== undefined)),
    shown: new Set(sources.filter((source) => source !== undefined)),
    hasFallbacks: hidden.size > 0,
  };
  return stored(inBlocks(adapted(nodes, reading)));
}
