import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { element, type HtmlElement, type HtmlNode } from "../html/tree.ts";
import { type Card, cardNodes } from "./editor-cards.ts";

type Nodes = readonly HtmlNode[];
type Note = (problem: Refusal) => void;
type Stored = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The numbers by which sections and parts of lines tell their kind. */
const kinds = { text: 1, image: 2, list: 3, card: 10 } as const;
const [atom, known] = [1, /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/];

/** Returns the mark with this number: a name, and a list of attributes and their values by turns. */
function markOf(markups: readonly unknown[], place: unknown): HtmlElement {
  const [name, attributes] = listOf(markups[Number(place)]);
  const href = listOf(attributes)[listOf(attributes).indexOf("href") + 1];
  return element(String(name), [], name === "a" ? { href: String(href ?? "") } : {});
}

/** Reads the parts of a line, which open and close marks by numbers. */
function lineOf(line: unknown, { markups, atoms }: Stored): Nodes {
  const open: HtmlElement[] = [];
  return listOf(line).map((part): HtmlNode => {
    const [kind, opens, closes, value] = listOf(part);
    for (const place of listOf(opens)) open.push(markOf(listOf(markups), place));
    const [name, text] = kind === atom ? listOf(listOf(atoms)[Number(value)]) : ["", value];
    const words: HtmlNode = name === "soft-return" ? element("br") : String(text ?? "");
    const marked = open.reduceRight<HtmlNode>((inner, mark) => ({ ...mark, children: [inner] }), words);
    open.splice(Math.max(0, open.length - Number(closes)));
    return marked;
  });
}

function sectionOf(section: unknown, stored: Stored, note: Note): Nodes {
  const [kind, second, third] = listOf(section);
  if (kind === kinds.image) return cardNodes("image", { src: second }, note);
  if (kind === kinds.card) {
    const [name, card] = listOf(listOf(stored.cards)[Number(second)]);
    return cardNodes(String(name), Object(card) as Card, note); // any value has no or some fields
  }
  const tag = known.test(String(second)) ? String(second) : "p";
  if (kind === kinds.list)
    return [
      element(
        tag,
        listOf(third).map((line) => element("li", lineOf(line, stored))),
      ),
    ];
  return [element(tag === "aside" ? "blockquote" : tag, lineOf(third, stored))];
}

/** Reads a text as Ghost's editor kept it before version 5. */
export const mobiledocNodes = (stored: Stored, note: Note): Nodes =>
  listOf(stored.sections).flatMap((section) => sectionOf(section, stored, note));
