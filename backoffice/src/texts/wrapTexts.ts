import { editPath } from "@etalase/contracts/desk/edit-paths";
import { recordOfKey, textMarks, withoutMarks } from "@etalase/contracts/texts";

/** An element of a name that no style sheet of the site knows. */
export const textElement = "own-text";

/** Elements that hold characters alone, or that no page shows. */
const isClosed = (element: Element) => element.matches("option, textarea, style, script, svg *");

const hasMarks = (text: string) => withoutMarks(text) !== text;

// A frame has classes of its own, so `instanceof` would not know its nodes.
const isText = (node: Node): node is Text => node.nodeType === 3;

/** Puts the texts among an element's children into elements; a text may begin in one node and end in another. */
function wrapChildren(parent: Element): void {
  const nodes = [...parent.childNodes];
  if (!nodes.some((node) => isText(node) && hasMarks(node.data))) return;
  const open: Element[] = [parent];
  const put = (...parts: readonly (Node | string)[]) => open.at(-1)?.append(...parts);
  const take = (text: string) => {
    let from = 0;
    for (const mark of text.matchAll(textMarks())) {
      // Only addresses encode marks: in a text these are its words.
      if (mark[0].startsWith("%")) continue;
      put(text.slice(from, mark.index));
      from = mark.index + mark[0].length;
      const [, key] = mark;
      if (key === undefined) {
        if (open.length > 1) open.pop();
        continue;
      }
      const element = parent.ownerDocument.createElement(textElement);
      element.dataset.key = key;
      put(element);
      open.push(element);
    }
    put(text.slice(from));
  };
  parent.replaceChildren();
  for (const node of nodes) {
    if (isText(node)) take(node.data);
    else put(node);
  }
  parent.normalize();
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (hasMarks(value)) element.setAttribute(name, withoutMarks(value));
}

/**
 * Takes the marks off a page's body and puts each text into an element with its key, without changing anything else.
 * Returns the keys of all texts of the page, also of those in its head and in attributes.
 */
export function wrapTexts(page: Document): ReadonlySet<string> {
  const keys = [...page.documentElement.outerHTML.matchAll(textMarks())].flatMap(([, key]) => key ?? []);
  for (const element of [page.body, ...page.body.querySelectorAll("*")]) {
    cleanAttributes(element);
    if (!isClosed(element)) wrapChildren(element);
    else for (const node of element.childNodes) if (isText(node)) node.data = withoutMarks(node.data);
  }
  return new Set(keys);
}

/** Returns the elements of a page's texts, in their order. */
export const textsOn = (page: Document): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>(textElement)];

export const keyOf = (text: HTMLElement): string => text.dataset.key ?? "";

/** Returns the address of the form of the record for which a mark stands, if it stands for one. */
export function formPathOf(mark: HTMLElement): string | undefined {
  const record = recordOfKey(keyOf(mark));
  return record && editPath(record.resource, record.id);
}

/** Returns the mark of the record to which a part of the page belongs: the only mark around it, as in a card. */
export function recordAt(part: Element): HTMLElement | undefined {
  const marks = part.querySelectorAll<HTMLElement>(textElement);
  const [mark] = marks;
  if (!mark) return part.parentElement ? recordAt(part.parentElement) : undefined;
  return marks.length === 1 && formPathOf(mark) ? mark : undefined;
}

/** Tells whether a text can be seen, and so be edited in its place. */
export const isSeen = (element: HTMLElement): boolean =>
  (element.checkVisibility?.() ?? true) && !element.closest(".visually-hidden");

/** Other elements that the Tab key would stop at. */
const stopsOn = (page: Document) => page.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary");

/** Leaves only the texts to the Tab key, and tells screen readers of them where the page's own roles would hide them. */
export function makeReachable(page: Document): void {
  for (const stop of stopsOn(page)) stop.tabIndex = -1;
  for (const text of textsOn(page).filter(isSeen)) {
    text.closest("button")?.setAttribute("role", "link");
    text.closest("[role=img]")?.setAttribute("role", "group");
    for (let hidden = text.closest("[aria-hidden]"); hidden; hidden = text.closest("[aria-hidden]"))
      hidden.removeAttribute("aria-hidden");
  }
}
