import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
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
} from "../html/tree.ts";

type Nodes = readonly HtmlNode[];
type Note = (problem: Refusal) => void;
/** Makes of a card what an article here can hold; undefined where the card is not built as Ghost builds it. */
type Make = (card: HtmlElement, note: Note) => Nodes | undefined;

const classesOf = ({ attributes }: HtmlElement): readonly string[] => (attributes.class ?? "").split(/\s+/);

const partOf = (card: HtmlElement, name: string): HtmlElement | undefined =>
  [...elementsOf(card.children)].find((one) => classesOf(one).includes(name));

const wordsIn = (card: HtmlElement, name: string): string => wordsOf(partOf(card, name)?.children ?? []).trim();
const contentOf = (card: HtmlElement, name: string, note: Note): Nodes =>
  withForms(partOf(card, name)?.children ?? [], note);

const paragraph = (children: Nodes): Nodes => (isSeen(children) ? [element("p", children)] : []);

/** A link in a paragraph of its own. Words without an address stay, and so does an address without words. */
function linked(address: string | undefined, words: Nodes, after = ""): Nodes {
  const href = address?.trim() ?? "";
  const shown = isSeen(words) ? words : [href];
  return paragraph([...(href ? [element("a", shown, { href })] : shown), after]);
}

/** The caption of a card, unless the card says the same words elsewhere. */
const captionOf = (card: HtmlElement, note: Note, ...said: readonly string[]): Nodes =>
  card.children.flatMap((node) =>
    isElement(node, "figcaption") && !said.includes(wordsOf(node.children).trim()) ? withForms([node], note) : [],
  );

function bookmark(card: HtmlElement, note: Note): Nodes | undefined {
  const link = partOf(card, "kg-bookmark-container");
  if (!link) return undefined;
  const [title, description] = [wordsIn(card, "kg-bookmark-title"), wordsIn(card, "kg-bookmark-description")];
  if ([...elementsOf(card.children)].some((one) => isElement(one, "img")) || wordsIn(card, "kg-bookmark-metadata"))
    note(refusal("bookmarks keep their links and descriptions; the other site's name and pictures are left out"));
  const beside = description === title ? [] : paragraph([description]);
  return [
    element("figure", [
      ...linked(link.attributes.href, [title]),
      ...beside,
      ...captionOf(card, note, title, description),
    ]),
  ];
}

function file(card: HtmlElement, note: Note): Nodes | undefined {
  const link = partOf(card, "kg-file-card-container");
  if (!link) return undefined;
  const [title = "", name = "", size = ""] = ["title", "filename", "filesize"].map((part) =>
    wordsIn(card, `kg-file-card-${part}`),
  );
  const shown = title || name;
  const beside = [name === shown ? "" : name, size].filter(Boolean).join(", ");
  const caption = wordsIn(card, "kg-file-card-caption") === shown ? [] : contentOf(card, "kg-file-card-caption", note);
  return [...linked(link.attributes.href, [shown], beside && ` (${beside})`), ...paragraph(caption)];
}

function audio(card: HtmlElement, note: Note): Nodes | undefined {
  const player = [...elementsOf(card.children)].find((one) => isElement(one, "audio"));
  if (!player) return undefined;
  if (partOf(card, "kg-audio-thumbnail")?.attributes.src) note(refusal("the picture of a sound file is left out"));
  return [element("audio", player.children, { ...player.attributes, title: wordsIn(card, "kg-audio-title") })];
}

function video(card: HtmlElement, note: Note): Nodes | undefined {
  const player = [...elementsOf(card.children)].find((one) => isElement(one, "video"));
  if (!player) return undefined;
  if (card.attributes["data-kg-custom-thumbnail"]) note(refusal("the picture of a video is left out"));
  return [element("figure", [player, ...captionOf(card, note)])];
}

function signup(card: HtmlElement, note: Note): Nodes {
  const heading = wordsIn(card, "kg-signup-card-heading");
  note(
    heading ? refusal("a sign-up form is left out: “{heading}”", { heading }) : refusal("a sign-up form is left out"),
  );
  return [];
}

function toggle(card: HtmlElement, note: Note): Nodes | undefined {
  const heading = partOf(card, "kg-toggle-heading-text");
  if (!heading) return undefined;
  return [element("h4", withForms(heading.children, note)), ...contentOf(card, "kg-toggle-content", note)];
}

function callout(card: HtmlElement, note: Note): Nodes | undefined {
  if (!partOf(card, "kg-callout-text")) return undefined;
  const emoji = wordsIn(card, "kg-callout-emoji");
  const text = contentOf(card, "kg-callout-text", note).filter((node) => typeof node !== "string" || node.trim());
  const [first, ...others] = text;
  const mark = emoji ? [`${emoji} `] : [];
  if (isElement(first, "p")) return [element("blockquote", [element("p", [...mark, ...first.children]), ...others])];
  return [element("blockquote", [...mark, ...text])];
}

function rating(card: HtmlElement): Nodes | undefined {
  const stars = [...elementsOf(card.children)].map(classesOf).filter((all) => all.some((one) => /-star$/.test(one)));
  if (stars.length === 0) return undefined;
  const shines = stars.filter((all) => all.some((one) => /rating-active$/.test(one))).length;
  return paragraph([`${"★".repeat(shines)}${"☆".repeat(stars.length - shines)}`]);
}

/** Older headers have their picture only in a style. */
function header(card: HtmlElement, note: Note): Nodes {
  const src = card.attributes["data-background-image"];
  return [
    ...(src ? [element("figure", [element("img", [], { src, alt: "" })])] : []),
    ...withForms(card.children, note),
  ];
}

function collectible(card: HtmlElement, note: Note): Nodes | undefined {
  const link = partOf(card, "kg-nft-card-container");
  if (!link) return undefined;
  const image = partOf(card, "kg-nft-image");
  return [
    ...(image ? [element("figure", [image])] : []),
    ...linked(link.attributes.href, [wordsIn(card, "kg-nft-title")]),
    ...paragraph([wordsIn(card, "kg-nft-creator").replace(/\s+/g, " ")]),
    ...paragraph(contentOf(card, "kg-nft-description", note)),
    ...captionOf(card, note),
  ];
}

const button: Make = (card, note) =>
  card.name === "a" ? linked(card.attributes.href, withForms(card.children, note)) : undefined;
const picture: Make = (card) => (card.name === "img" ? [element("figure", [card])] : undefined);

const makers: Readonly<Record<string, Make>> = {
  "kg-bookmark-card": bookmark,
  "kg-file-card": file,
  "kg-audio-card": audio,
  "kg-video-card": video,
  "kg-signup-card": signup,
  "kg-toggle-card": toggle,
  "kg-callout-card": callout,
  "kg-header-card": header,
  "kg-nft-card": collectible,
  "kg-product-card-rating": rating,
  "kg-header-card-subheader": (card, note) => paragraph(withForms(card.children, note)),
  ...Object.fromEntries(
    ["kg-btn", "kg-product-card-button", "kg-header-card-button", "kg-cta-button"].map((name) => [name, button]),
  ),
  ...Object.fromEntries(
    ["kg-product-card-image", "kg-header-card-image", "kg-cta-image"].map((name) => [name, picture]),
  ),
};

const withoutIcons = (nodes: Nodes): Nodes =>
  nodes.flatMap((node): Nodes => {
    if (typeof node === "string") return [node];
    return isElement(node, "svg") ? [] : [{ ...node, children: withoutIcons(node.children) }];
  });

function withForms(nodes: Nodes, note: Note): Nodes {
  return nodes.flatMap((node): Nodes => {
    if (typeof node === "string") return [node];
    // The sizes of a picture lead to the same image, which may be a card's own.
    if (isElement(node, "picture"))
      return withForms(
        node.children.filter((one) => isElement(one, "img")),
        note,
      );
    const classes = classesOf(node);
    const card = classes.includes("kg-card") ? { ...node, children: withoutIcons(node.children) } : node;
    const make = classes.map((name) => (Object.hasOwn(makers, name) ? makers[name] : undefined)).find(Boolean);
    return make?.(card, note) ?? [{ ...card, children: withForms(card.children, note) }];
  });
}

/** Returns the HTML of a Ghost article with forms of this site instead of Ghost's cards. */
export const withoutCards = (html: string, note: Note): string =>
  /\bkg-/i.test(html) ? htmlOf(withForms(treeOf(html), note)) : html;
