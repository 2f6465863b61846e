import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { paragraphsOf } from "../html/plain-text.ts";
import { element, type HtmlNode, treeOf } from "../html/tree.ts";

type Nodes = readonly HtmlNode[];

/** The data of a card as Ghost's editors keep it; both editors name the fields alike. */
export type Card = Readonly<Record<string, unknown>>;

type Make = (text: (name: string) => string, card: Card) => Nodes;

const paragraph = (children: Nodes): Nodes => (children.length > 0 ? [element("p", children)] : []);
const words = (text: string): Nodes => (text ? [text] : []);

const linked = (href: string, text: string): Nodes =>
  paragraph(href ? [element("a", [text || href], { href })] : words(text));

const captioned = (nodes: Nodes, caption: string): Nodes =>
  nodes.length > 0
    ? [element("figure", [...nodes, ...(caption ? [element("figcaption", treeOf(caption))] : [])])]
    : treeOf(caption);

function picture(src: string, alt: string, href = ""): Nodes {
  if (!src) return [];
  const image = element("img", [], { src, alt });
  return [href ? element("a", [image], { href }) : image];
}

const player: Make = (text) => captioned([element("iframe", [], { src: text("src") || text("url") })], text("caption"));

const embed: Make = (text) => (text("url") ? player(text, {}) : captioned(treeOf(text("html")), text("caption")));

const gallery: Make = (text, { images }) => {
  const own = (Array.isArray(images) ? images : []).map((one: unknown) => {
    const { src = "", alt = "", href = "" } = Object(one) as Readonly<Record<string, unknown>>; // any value has no or some fields
    return element("figure", picture(String(src), String(alt), String(href)));
  });
  return captioned(own, text("caption"));
};

const bookmark: Make = (text, { metadata }) => {
  const { title, description } = Object(metadata) as Readonly<Record<string, unknown>>; // any value has no or some fields
  const beside = paragraph(words(typeof description === "string" ? description : ""));
  return captioned([...linked(text("url"), typeof title === "string" ? title : ""), ...beside], text("caption"));
};

const button: Make = (text) => linked(text("buttonUrl"), text("buttonText"));

const makers: Readonly<Record<string, Make>> = {
  image: (text) => captioned(picture(text("src"), text("alt"), text("href")), text("caption")),
  gallery,
  bookmark,
  embed,
  video: player,
  audio: (text) => [element("audio", [], { src: text("src"), title: text("title") })],
  html: (text) => treeOf(text("html")),
  markdown: (text) => paragraphsOf(text("markdown")),
  codeblock: (text) => captioned([element("pre", [element("code", [text("code")])])], text("caption")),
  callout: (text) => [
    element("blockquote", [
      element("p", [...words(text("calloutEmoji") && `${text("calloutEmoji")} `), ...treeOf(text("calloutText"))]),
    ]),
  ],
  toggle: (text) => [element("h4", treeOf(text("heading"))), ...treeOf(text("content"))],
  button,
  file: (text) => [
    ...linked(text("src"), text("fileTitle") || text("fileName")),
    ...paragraph(words(text("fileCaption"))),
  ],
  product: (text) => [
    ...captioned(picture(text("productImageSrc"), ""), ""),
    element("h4", treeOf(text("productTitle"))),
    ...treeOf(text("productDescription")),
    ...linked(text("productUrl"), text("productButton")),
  ],
  header: (text, card) => [
    ...captioned(picture(text("backgroundImageSrc"), ""), ""),
    element("h2", treeOf(text("header"))),
    ...paragraph(treeOf(text("subheader"))),
    ...button(text, card),
  ],
  "call-to-action": (text, card) => [
    ...captioned(picture(text("imageUrl"), ""), ""),
    ...treeOf(text("textValue")),
    ...button(text, card),
  ],
  horizontalrule: () => [element("hr")],
};

/** Marks of the editor, and texts that only letters show. */
const silent = new Set(["paywall", "email", "email-cta"]);

/** Names of cards that the older editor has. */
const olderNames: Readonly<Record<string, string>> = {
  hr: "horizontalrule",
  code: "codeblock",
  "card-markdown": "markdown",
};

/** Makes HTML of a card; `note` is called with a clause about a card that means nothing here. */
export function cardNodes(name: string, card: Card, note: (problem: Refusal) => void): Nodes {
  const known = olderNames[name] ?? name;
  const make = Object.hasOwn(makers, known) ? makers[known] : undefined;
  if (make) return make((field) => (typeof card[field] === "string" ? card[field] : ""), card);
  if (!silent.has(known)) note(refusal("the card “{name}” means nothing here, and is left out", { name }));
  return [];
}
