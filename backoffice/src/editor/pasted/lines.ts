import { rename, stylesOf } from "./styles.ts";

/** Elements that hold blocks or lines of text. */
const containers = ":is(body, div, td, th, li, blockquote, section, article, p)";
const blocks =
  ":is(p, div, ul, ol, li, table, thead, tbody, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure, section, article)";

const isBlock = (node: Node) =>
  node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null);
const isLineBreak = (node: Node | null): node is HTMLBRElement => node instanceof HTMLBRElement;
const isBlank = (node: Node | null) => node !== null && node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

/** Wraps each run of inline content in a paragraph, so that a paragraph can be split. */
function wrapInline(container: Element): void {
  let paragraph: Element | undefined;
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) paragraph = undefined;
    else {
      if (!paragraph) {
        paragraph = container.ownerDocument.createElement("p");
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

/** Moves the content before a node into a copy of the paragraph, with copies of the marks around the node. */
export function partBefore(node: Element, paragraph: Element): Element {
  let copy: Element | undefined;
  for (let at = node; at !== paragraph && at.parentElement; at = at.parentElement) {
    const around = at.parentElement.cloneNode(false) as Element; // a copy of an element is one
    const nodes = [...at.parentElement.childNodes];
    around.append(...nodes.slice(0, nodes.indexOf(at)), ...(copy ? [copy] : []));
    copy = around;
  }
  return copy ?? paragraph;
}

export const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector("img");

/** Ends the paragraph at a node, which is removed: the part before it becomes a paragraph of its own. */
function splitAt(node: Element): void {
  const container = node.closest(containers);
  if (container && container.localName !== "p") wrapInline(container);
  const paragraph = node.closest("p");
  if (!paragraph) return;
  const before = partBefore(node, paragraph);
  node.remove();
  if (!isEmpty(before)) paragraph.before(before);
  if (isEmpty(paragraph)) paragraph.remove();
}

/** Returns the line breaks that follow one another from the first, which mean one new paragraph. */
function breaksFrom(first: HTMLBRElement): readonly HTMLBRElement[] {
  const breaks = [first];
  let next = first.nextSibling;
  while (isBlank(next) || isLineBreak(next)) {
    if (isLineBreak(next)) breaks.push(next);
    next = next?.nextSibling ?? null;
  }
  return breaks;
}

const keepsLines = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) {
    if (at.matches("pre, code")) return false;
    const space = stylesOf(at).get("white-space");
    if (space !== undefined) return /^(?:pre|break-spaces)/.test(space);
    // A chat's style sheet keeps the lines of a message, and does not travel with it.
    if (at.matches(".copyable-text, [data-testid=tweetText]")) return true;
  }
  return false;
};

export const textsOf = (body: Element) => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // the walker shows nothing else
  return texts;
};

/** Line feeds that are visible where the text comes from become line breaks. */
function readLineFeeds(body: Element): void {
  for (const text of textsOf(body)) {
    const lines = text.data.split(/\r?\n/);
    if (lines.length < 2 || !text.data.trim() || !keepsLines(text.parentElement)) continue;
    text.replaceWith(
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [body.ownerDocument.createElement("br"), line])),
    );
  }
}

/** Marks of direction and other characters without a shape, which a reader of the article cannot see. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function dropUnseen(body: Element): void {
  for (const text of textsOf(body)) {
    const seen = text.data.replace(unseen, "");
    if (seen !== text.data) text.data = seen;
  }
}

/** Reads lines and paragraphs that are neither `br` nor `p`, as chats copy them. */
export function readLines(body: Element): void {
  dropUnseen(body);
  readLineFeeds(body);
  // Word Online ends each paragraph with a space of its own.
  for (const end of body.querySelectorAll("span.EOP")) if (!end.textContent?.trim()) end.remove();
  for (const section of body.querySelectorAll("div.p-rich_text_section"))
    if (!section.querySelector(blocks)) rename(section, "p");
  for (const end of body.querySelectorAll("[data-stringify-type='paragraph-break']")) splitAt(end);
  const seen = new Set<Element>();
  for (const br of body.querySelectorAll("br")) {
    if (seen.has(br) || br.closest("pre")) continue;
    const [first, ...more] = breaksFrom(br);
    for (const one of more) {
      seen.add(one);
      one.remove();
    }
    if (first && more.length > 0) splitAt(first);
  }
}
