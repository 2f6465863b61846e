import { rename, stylesOf, unwrap } from "./styles.ts";

/** An item of a list. `number` is known where its marker tells it in digits. */
type Item = Readonly<{ element: Element; level: number; tag: "ul" | "ol"; number?: number | undefined }>;
type OpenList = Readonly<{ list: Element; level: number; tag: Item["tag"] }>;

/** A symbol or the letter of a symbol font is a bullet; numbers and letters with a point or bracket count. */
const counting = /^\(?(?:[^()]*\d|\p{L}{1,8}(?=[.)\]:]))[\p{L}\d.]*[.)\]:]*$/u;
const isCounting = (marker: string) => counting.test(marker);

/** Returns the number that a marker such as "3." or "1.2" ends with. */
function numberOf(marker: string): number | undefined {
  const [digits] = /\d+(?=[.)\]:]*$)/.exec(marker) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const isList = (element: Element) => element.matches("ul, ol");

/** The level that Word writes into the style, and others into attributes. */
function levelOf(element: Element): number | undefined {
  const [, level = element.getAttribute("data-aria-level") ?? element.getAttribute("aria-level")] =
    /level(\d+)/.exec(stylesOf(element).get("mso-list") ?? "") ?? [];
  if (level) return Number(level);
  // A chat counts from 0.
  const indent = element.getAttribute("data-stringify-indent");
  return indent === null ? undefined : Number(indent) + 1;
}

const pointsIn: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

/** The level by the style's name, as "MsoListBullet2", or by the indentation: Word's levels are half an inch apart. */
function levelByLook(element: Element): number {
  const named = /\bMsoList(?:Bullet|Number)(\d)/.exec(element.className)?.[1];
  if (named) return Number(named);
  const [, length = "0", unit = "pt"] = /^([\d.]+)([a-z]+)/.exec(stylesOf(element).get("margin-left") ?? "") ?? [];
  return Math.max(1, Math.round((Number(length) * (pointsIn[unit] ?? 0)) / 36));
}

/** Returns the nodes between Word's comments around a marker. */
function betweenComments(element: Element): readonly ChildNode[] {
  const nodes = [...element.childNodes];
  const isComment = (node: ChildNode, text: string) =>
    node.nodeType === Node.COMMENT_NODE && (node.textContent ?? "").includes(text);
  const start = nodes.findIndex((node) => isComment(node, "[if !supportLists]"));
  const end = nodes.findIndex((node, index) => index > start && isComment(node, "[endif]"));
  return start >= 0 && end >= 0 ? nodes.slice(start + 1, end) : [];
}

const spaces = /[\s\u00a0]/g;
const textOf = (nodes: readonly ChildNode[]) => nodes.map(({ textContent }) => textContent ?? "").join("");

/** Returns the nodes of an item's marker. */
function markerIn(element: Element): readonly ChildNode[] {
  const ignored = [...element.querySelectorAll("*")].find((inner) => stylesOf(inner).get("mso-list") === "ignore");
  if (ignored) return [ignored];
  const between = betweenComments(element);
  if (between.length > 0 || !/\bMsoListParagraph/.test(element.className)) return between;
  // Without its own marks, Word's marker is a span that ends with the space up to the text.
  const [first] = element.children;
  const text = first?.localName === "span" ? (first.textContent ?? "") : "";
  return first && text.length <= 30 && /^\S+[\s\u00a0]{2,}$/.test(text.trimStart()) ? [first] : [];
}

/** Takes the marker out of a paragraph; undefined for a paragraph that has none and is no item. */
function itemOf(element: Element): Item | undefined {
  const marker = markerIn(element);
  const level = levelOf(element);
  if (marker.length === 0 && level === undefined) return undefined;
  const text = textOf(marker).replace(spaces, "");
  for (const node of marker) node.remove();
  return {
    element,
    level: level ?? levelByLook(element),
    tag: isCounting(text) ? "ol" : "ul",
    number: numberOf(text),
  };
}

const depthIn = (list: Element, item: Element) => {
  let depth = 0;
  for (let at: Element | null = item; at && at !== list.parentElement; at = at.parentElement)
    if (isList(at)) depth += 1;
  return depth;
};

/** Returns the items of a list whose levels are written in the items, in place of lists within lists. */
function itemsOf(list: Element): readonly Item[] {
  const items = [...list.querySelectorAll("li")];
  if (!items.some((item) => levelOf(item) !== undefined)) return [];
  return items.map((element) => {
    const parent = element.parentElement ?? list;
    const start = parent.getAttribute("start");
    return {
      element,
      level: levelOf(element) ?? depthIn(list, element),
      tag: parent.localName === "ol" ? "ol" : "ul",
      ...(start && parent.firstElementChild === element && { number: Number(start) }),
    };
  });
}

const itemsAt = (element: Element): readonly Item[] => {
  if (isList(element)) return itemsOf(element);
  if (!element.matches("p, div") || element.querySelector("p, div, ul, ol, table")) return [];
  return [itemOf(element) ?? []].flat();
};

/** A further paragraph of the item before it. */
const continues = (element: Element) =>
  element.matches("p[class*=MsoListParagraphCxSp], p[class*=MsoListContinue]") && Boolean(element.textContent?.trim());

/** Returns the next element, unless a text comes first. */
function nextOf(element: Element): Element | null {
  let next = element.nextSibling;
  while (next && !(next instanceof Element) && (next.nodeType === Node.COMMENT_NODE || !next.textContent?.trim()))
    next = next.nextSibling;
  return next instanceof Element ? next : null;
}

/** Makes lists within lists of items that stand beside one another. */
function createBuilder(place: Element) {
  const open: OpenList[] = [];
  let lastItem: Element | undefined;

  function listFor({ level, tag, number }: Item): Element {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const top = open.at(-1);
    const restarts = tag === "ol" && number === 1;
    if (top?.level === level && top.tag === tag && !restarts) return top.list;
    if (top?.level === level) open.pop();
    const list = place.ownerDocument.createElement(tag);
    if (number !== undefined && number > 1) list.setAttribute("start", String(number));
    const outer = open.at(-1)?.list.lastElementChild;
    if (outer) outer.append(list);
    else place.before(list);
    open.push({ list, level, tag });
    return list;
  }

  return {
    add(item: Item) {
      const list = listFor(item);
      const li = place.ownerDocument.createElement("li");
      list.append(li);
      if (item.element.localName === "li") li.append(...[...item.element.childNodes].filter(isOwnContent));
      else {
        li.append(item.element);
        rename(item.element, "p");
      }
      lastItem = li;
    },
    goOn: (element: Element) => lastItem?.append(element),
  };
}

const isOwnContent = (node: ChildNode) => !(node instanceof Element && isList(node));

function gatherFrom(first: Element, items: readonly Item[]): void {
  const place = first.ownerDocument.createElement("div");
  first.before(place);
  const builder = createBuilder(place);
  let element: Element | null = first;
  let listItems = items;
  while (element && (listItems.length > 0 || continues(element))) {
    const next = nextOf(element);
    if (listItems.length === 0) builder.goOn(element);
    for (const item of listItems) builder.add(item);
    if (isList(element)) element.remove();
    element = next;
    listItems = next ? itemsAt(next) : [];
  }
  place.remove();
}

/** The number of a heading is text that readers see. */
function numberHeadings(body: Element): void {
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const marker = markerIn(heading);
    const text = textOf(marker).replace(spaces, "");
    for (const node of marker) node.remove();
    if (isCounting(text)) heading.prepend(`${text} `);
  }
}

/** Moves a list that stands beside its item, or in an item of its own, into the item before it. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol), li > :is(ul, ol):first-child")) {
    const wrapper = list.parentElement?.localName === "li" ? list.parentElement : list;
    const hasOwn = [...wrapper.childNodes].some((node) => isOwnContent(node) && node.textContent?.trim());
    if (wrapper !== list && hasOwn) continue;
    const { previousElementSibling: before, parentElement: parent } = wrapper;
    const lists = wrapper === list ? [list] : [...wrapper.children];
    const moved = before?.localName === "li" ? lists : lists.flatMap((one) => [...one.children]);
    wrapper.remove();
    if (before?.localName === "li") before.append(...moved);
    else parent?.prepend(...moved);
  }
}

/** Word's lists are paragraphs with markers; Word Online's and Evernote's are lists beside their items. */
export function readLists(body: Element): void {
  for (const wrapper of body.querySelectorAll("div.ListContainerWrapper")) unwrap(wrapper);
  numberHeadings(body);
  for (const element of body.querySelectorAll("p, div, ul, ol")) {
    if (!body.contains(element) || element.closest("li")) continue;
    const items = itemsAt(element);
    if (items.length > 0) gatherFrom(element, items);
  }
  nestStrayLists(body);
}
