import { anchorOf } from "@etalase/contracts/rules/anchors";
import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { cleanCode } from "@etalase/contracts/text/characters";
import sanitizeHtml, { type Attributes, type IFrame, type Tag } from "sanitize-html";
import { HtmlTokenizer } from "./html-tokenizer.ts";

const maxUrlLength = 2048;
const ofForeignLinks = "noopener noreferrer nofollow ugc";
/** Any address would do: it only distinguishes links within the site from links to others. */
const here = new URL("https://here.invalid");

/** Returns an address as it was written and as browsers will read it, or null for one that is not allowed. */
function addressIn(attribute = "") {
  const text = attribute.trim();
  const part = text.startsWith("#") ? anchorOf(text.slice(1)) : undefined;
  if (part) return { text: `#${part}`, isForeign: false, isWeb: false };
  const looksAllowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(text) && text.length <= maxUrlLength;
  const url = looksAllowed ? URL.parse(text, here.href) : null;
  if (!url || url.username || url.password) return null;
  const isForeign = url.origin !== here.origin;
  // "/\t/elsewhere" looks like a path, but browsers drop the tab.
  return text.startsWith("/") && isForeign ? null : { text, isForeign, isWeb: /^https?:/i.test(text) };
}

/** People leave out the scheme of a link: "www.toko.id" would lead to a page below this one. */
const linkTarget = (href = "") => addressIn(href.length > maxUrlLength ? "" : linkAddressOf(href));

function link(tagName: string, { href }: Attributes): Tag {
  const target = linkTarget(href);
  if (!target) return { tagName, attribs: {} };
  return { tagName, attribs: { href: target.text, ...(target.isForeign && { rel: ofForeignLinks }) } };
}

/** A part of a text keeps its id, so that links in the text lead to it. */
const part =
  (name?: string) =>
  (tagName: string, { id }: Attributes): Tag => {
    const anchor = id === undefined ? undefined : anchorOf(id);
    return { tagName: name ?? tagName, attribs: anchor === undefined ? {} : { id: anchor } };
  };

/** Keeps those of the attributes whose value is a plain number. */
const numbers = (attribs: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => names.includes(name) && /^\d{1,4}$/.test(value)),
  );

/** A picture of the site itself, whose sizes pages find out. */
const ownPicture = /^\/media\/[0-9a-f]{32}\.(?:webp|png|svg|ico)$/;

function image(tagName: string, attribs: Attributes): Tag {
  const own = attribs.src?.trim() ?? "";
  if (ownPicture.test(own)) return { tagName, attribs: { src: own, alt: attribs.alt ?? "" } };
  const source = addressIn(attribs.src);
  if (!source?.isWeb) return { tagName, attribs: {} };
  return {
    tagName,
    attribs: {
      src: source.text,
      alt: attribs.alt ?? "",
      ...numbers(attribs, ["width", "height"]),
      loading: "lazy",
      referrerpolicy: "no-referrer",
    },
  };
}

const cell = (tagName: string, attribs: Attributes): Tag => ({
  tagName,
  attribs: numbers(attribs, ["colspan", "rowspan"]),
});
const list = (tagName: string, attribs: Attributes): Tag => ({ tagName, attribs: numbers(attribs, ["start"]) });

function leftOut({ tag, attribs }: IFrame): boolean | "excludeTag" {
  if (tag === "img") return !attribs.src;
  return tag === "a" && !attribs.href ? "excludeTag" : false;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "h4", "strong", "em", "u", "s", "code", "pre", "ul", "ol", "li", "blockquote", "a", "img"],
    ...["hr", "br", "table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "sub", "sup", "q"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading", "referrerpolicy"],
    ol: ["start"],
    ...Object.fromEntries(["p", "h2", "h3", "h4", "li"].map((name) => [name, ["id"]])),
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  // The text of these elements is not for reading, so it is removed with the tag.
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "title"],
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries(["p", "h2", "h3", "h4", "li"].map((name) => [name, part()])),
    h1: part("h2"),
    h5: part("h4"),
    h6: part("h4"),
    strike: "s",
    del: "s",
    a: link,
    img: image,
    ol: list,
    td: cell,
    th: cell,
  },
  exclusiveFilter: leftOut,
  parser: { Tokenizer: HtmlTokenizer },
};

/** Returns the part of an article's HTML that may be stored and shown. Sanitising the result again changes nothing. */
export function sanitizeContent(html: string): string {
  const once = cleanCode(sanitizeHtml(html, options));
  // A removal can join tags that close each other, or parts of an address, which only a second pass over the result sees.
  return once === html ? once : sanitizeHtml(once, options);
}

/** Blocks that leave their text as a paragraph, so that the words of two of them never become one. */
const blocks = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "div", "section", "article", "blockquote", "pre", "figcaption"],
  ...["td", "th", "dt", "dd"],
];

/** The elements of a short text; any other one leaves its text. */
const marks: sanitizeHtml.IOptions = {
  allowedTags: ["p", "strong", "em", "sub", "sup", "q", "a", "ul", "ol", "li"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: 10,
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "title"],
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries(blocks.map((name) => [name, "p"])),
    a: link,
  },
  exclusiveFilter: leftOut,
  parser: { Tokenizer: HtmlTokenizer },
};

/** A text without blocks as paragraphs: one for each line, or one for all where marks may reach over lines. */
function inParagraphs(text: string): string {
  if (text === "" || /<(?:p|ul|ol)>/.test(text)) return text;
  const parts = text.includes("<") ? [text] : text.split("\n");
  return parts.flatMap((part) => (part.trim() ? `<p>${part.trim()}</p>` : [])).join("");
}

const markedOnce = (html: string) => {
  // A line break would leave the words beside it as one.
  const clean = cleanCode(sanitizeHtml(html.replace(/<br\b[^<>]*>/gi, "\n"), marks));
  return inParagraphs(clean.replace(/<p>\s*<\/p>/g, "").trim());
};

/** Nested blocks are in order after a few times. */
const timesAtMost = 4;

/**
 * Returns the part of a short text's HTML that may be stored and shown: paragraphs, lists, links and marks of
 * a line.
 * Sanitising the result again changes nothing.
 */
export function sanitizeMarks(html: string): string {
  let text = html;
  for (let times = 0; times < timesAtMost; times += 1) {
    const clean = markedOnce(text);
    if (clean === text) break;
    text = clean;
  }
  return text;
}

/** Does the same, but caches the latest results: articles are sanitised again with every read. */
export function createSanitizer(limit = 100, sanitize = sanitizeContent): (html: string) => string {
  const results = new Map<string, string>();
  return (html) => {
    const result = results.get(html) ?? sanitize(html);
    results.delete(html);
    results.set(html, result);
    const oldest = results.keys().next();
    if (results.size > limit && !oldest.done) results.delete(oldest.value);
    return result;
  };
}
