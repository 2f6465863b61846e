/*
 * Word processors express meaning by inline styles. The content security policy keeps the editor from reading these,
 * and reports each of them, so they become elements here, before the editor sees the text.
 */

import { articleTextRule } from "@etalase/contracts/rules/article-text";
import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { directAddress, withDirectAddresses } from "@etalase/contracts/text/direct-addresses";
import { lengthOf } from "@etalase/contracts/text/text";
import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../kit/data/chunks.ts";
import { t } from "../kit/language/t.ts";
import { readForeignElements } from "./pasted/foreignElements.ts";
import { readLines, textsOf } from "./pasted/lines.ts";
import { readLists } from "./pasted/lists.ts";
import { isMarkdown, type Texts } from "./pasted/markdownSigns.ts";
import { inertName, rename, type Styles, stylesOf, unwrap } from "./pasted/styles.ts";

export { keepPasted } from "./pastedPictures.ts";

/** `isPlain` when it is pasted as it stands. */
type Pasted = Texts & Readonly<{ isPlain: boolean }>;

/** Pastes a text in Markdown, or the other form of it when the reader of Markdown cannot be loaded. */
async function pasteMarkdown(view: EditorView, { html, plain }: Texts): Promise<void> {
  try {
    const { htmlOfMarkdown } = await loadInTime(() => import("./pasted/markdown.ts"));
    view.pasteHTML(htmlOfMarkdown(plain));
  } catch {
    if (html) view.pasteHTML(html);
    else view.pasteText(plain);
  }
}

/** Normalises links: adds a missing scheme, and removes click tracking. */
function readLinks(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href") ?? "";
    // Word's own places (footnotes, a table of contents) are not in the article.
    if (address.startsWith("#_")) unwrap(link);
    else link.setAttribute("href", directAddress(linkAddressOf(address)));
  }
  for (const text of textsOf(body)) {
    const direct = text.parentElement?.closest("pre, code") ? text.data : withDirectAddresses(text.data);
    if (direct !== text.data) text.data = direct;
  }
}

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Prepares HTML for parsing, which alone would violate the policy: removes style sheets, and renames style attributes.
 */
const inert = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replace(tag, (opening) => opening.replace(/(["'\s])style(?=\s*=)/gi, `$1${inertName}`));

const parsed = (html: string) => new DOMParser().parseFromString(inert(html), "text/html").body;

const isBold = (weight = "") => /^(?:bold|bolder|[6-9]\d\d)\b/.test(weight);
const isSlanted = (style = "") => /^(?:italic|oblique)/.test(style);
const lines = (styles: Styles) => `${styles.get("text-decoration") ?? ""} ${styles.get("text-decoration-line") ?? ""}`;

const marks = [
  { tag: "strong", means: (styles: Styles) => isBold(styles.get("font-weight")) },
  { tag: "em", means: (styles: Styles) => isSlanted(styles.get("font-style")) },
  { tag: "u", means: (styles: Styles) => lines(styles).includes("underline") },
  { tag: "s", means: (styles: Styles) => lines(styles).includes("line-through") },
  { tag: "sup", means: (styles: Styles) => styles.get("vertical-align") === "super" },
  { tag: "sub", means: (styles: Styles) => styles.get("vertical-align") === "sub" },
] as const;

/** Elements that look bold or slanted but are not by their own style, such as Google's wrapper. */
const taken = [
  {
    selector: "b, strong",
    isDenied: (styles: Styles) => styles.has("font-weight") && !isBold(styles.get("font-weight")),
  },
  { selector: "i, em", isDenied: (styles: Styles) => styles.has("font-style") && !isSlanted(styles.get("font-style")) },
];

const otherHeadings: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Keeps only the pictures that have an address of their own. */
const withoutForeign = (images: readonly HTMLImageElement[]) => {
  for (const image of images) if (!/^https:\/\//i.test(image.getAttribute("src") ?? "")) image.remove();
};

/** Wraps the element's content in a mark, not the element: a mark must not contain blocks. */
function mark(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function markStyled(span: Element): void {
  const styles = stylesOf(span);
  for (const { tag, means } of marks) {
    // Links and struck or underlined elements already express it.
    const isSaid = span.closest(tag === "u" ? "a, u" : tag) !== null;
    if (means(styles) && !isSaid) mark(span, tag);
  }
}

const { maxBytes: max } = articleTextRule;

/**
 * Returns the message for a text too large to be saved, however little of its markup is kept. The editor would freeze
 * while it parses the text in vain.
 */
export function pasteProblem({ html, plain }: Texts): string | undefined {
  const length = html === "" ? lengthOf(plain) : html.length > max ? lengthOf(parsed(html).textContent.trim()) : 0;
  if (length <= max) return undefined;
  return t("Nothing was pasted: the text has {length} characters, and an article can have {max}.", { length, max });
}

const isInCode = ({ state }: EditorView) => Boolean(state.selection.$from.parent.type.spec.code);

/**
 * Refuses a paste that is too long, and pastes Markdown with its meaning and plain text with direct addresses.
 * @returns whether nothing is left to paste, which is HTML
 */
export function takePaste(view: EditorView, texts: Pasted, onProblem?: (sentence: string) => void): boolean {
  const problem = onProblem && pasteProblem(texts);
  if (problem) {
    onProblem(problem);
    return true;
  }
  const asItStands = texts.isPlain || isInCode(view);
  if (!asItStands && isMarkdown(texts)) void pasteMarkdown(view, texts);
  else if (texts.html) return false;
  // The editor would read "PT. Maju" in the clipboard as an item of a list.
  else view.pasteText(asItStands ? texts.plain : withDirectAddresses(texts.plain));
  return true;
}

/** Returns pasted text with its meaning as elements, and without its other styles. `pictures` handles its pictures. */
export function pastedHtml(html: string, pictures = withoutForeign): string {
  const body = parsed(html);
  readForeignElements(body);
  readLists(body);
  readLines(body);
  readLinks(body);
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const { selector, isDenied } of taken) {
    for (const element of body.querySelectorAll(selector)) if (isDenied(stylesOf(element))) unwrap(element);
  }
  for (const span of body.querySelectorAll(`:is(span, a, font)[${inertName}]`)) markStyled(span);
  for (const [from, to] of Object.entries(otherHeadings)) {
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  }
  pictures([...body.querySelectorAll("img")]);
  for (const element of body.querySelectorAll("*")) {
    for (const name of ["style", inertName, "class", "id"]) element.removeAttribute(name);
  }
  return body.innerHTML;
}
