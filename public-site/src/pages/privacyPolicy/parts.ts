import { anchorOf } from "@etalase/contracts/rules/anchors";

/** A part of the page below a heading of its own. `title` and `html` are HTML. */
export type Part = Readonly<{ id: string; title: string; html: string }>;

/**
 * The page's text: the paragraphs that it begins with, whatever stands before its first heading, and its parts. A
 * leading quotation with a heading is the summary.
 */
export type PrivacyText = Readonly<{ lead: string; summary: Part | null; opening: string; parts: readonly Part[] }>;

const alone = new Set(["br", "hr", "img"]);

/** Splits sanitised HTML into its outermost elements. */
function outermost(html: string): readonly string[] {
  const elements: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = "", index } of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (!alone.has(name)) depth += slash ? -1 : 1;
    if (depth > 0) continue;
    elements.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return [...elements, html.slice(start)].filter((one) => one.trim());
}

const headed = /^\s*<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/;
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, "");

/** Returns an id that is not taken yet, and takes it. */
function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let more = 2; taken.has(id); more += 1) id = `${wanted}-${more}`;
  taken.add(id);
  return id;
}

/** Links lead to the id that the heading has, or to one that follows from its words. */
function partOf(html: string, place: number, taken: Set<string>): Part {
  const [heading = "", own, title = ""] = headed.exec(html) ?? [];
  const id = own || takeId(anchorOf(withoutTags(title).toLowerCase()) || `bagian-${place + 1}`, taken);
  return { id, title, html: html.slice(heading.length) };
}

/** The blocks from each heading to the next. */
function partsOf(blocks: readonly string[], taken: Set<string>): readonly Part[] {
  const starts = blocks.flatMap((block, place) => (headed.test(block) ? [place] : []));
  return starts.map((start, place) => partOf(blocks.slice(start, starts[place + 1]).join(""), place, taken));
}

const summaryIn = (taken: Set<string>, block = ""): Part | null => {
  const inner = /^<blockquote>([\s\S]*)<\/blockquote>$/.exec(block.trim())?.[1] ?? "";
  return headed.test(inner) ? partOf(inner, 0, taken) : null;
};

const countWhile = (blocks: readonly string[], isIn: (block: string) => boolean) => {
  const end = blocks.findIndex((block) => !isIn(block));
  return end < 0 ? blocks.length : end;
};

/** Divides the page's stored, sanitised HTML. */
export function privacyText(html: string): PrivacyText {
  const blocks = outermost(html);
  const taken = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = ""]) => id));
  const first = countWhile(blocks, (block) => /^\s*<p[ >]/.test(block));
  const heading = countWhile(blocks, (block) => !headed.test(block));
  const summary = summaryIn(taken, blocks[first]);
  return {
    lead: blocks.slice(0, first).join(""),
    summary,
    opening: blocks.slice(summary ? first + 1 : first, heading).join(""),
    parts: partsOf(blocks.slice(heading), taken),
  };
}
