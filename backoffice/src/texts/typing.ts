/** A place in the window of a page. */
export type Point = Readonly<{ clientX: number; clientY: number }>;

/** Puts the caret where the text was clicked, or else at its end. */
function putCaret(element: HTMLElement, at: Point | undefined): void {
  const page = element.ownerDocument;
  const selection = page.defaultView?.getSelection();
  const clicked = at && page.caretPositionFromPoint?.(at.clientX, at.clientY);
  if (clicked && element.contains(clicked.offsetNode)) selection?.collapse(clicked.offsetNode, clicked.offset);
  else selection?.collapse(element, element.childNodes.length);
}

/** Within a button, browsers take a space for a press of it. */
function keepSpaces(element: HTMLElement): void {
  if (!element.closest("button, summary")) return;
  element.onkeydown = (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    element.ownerDocument.execCommand("insertText", false, " ");
  };
  element.onkeyup = (event) => event.preventDefault();
}

export type Content = readonly (Node | string)[];

/** Lets an element be typed in, as plain text. Returns its content until then. */
export function openForTyping(element: HTMLElement, words: string, at?: Point): Content {
  const isAsShown = element.childElementCount === 0 && element.textContent === words;
  const shown = isAsShown ? [words] : [...element.childNodes];
  if (!isAsShown) element.replaceChildren(words);
  element.contentEditable = "plaintext-only";
  keepSpaces(element);
  element.focus();
  putCaret(element, isAsShown ? at : undefined);
  return shown;
}

/** Returns the typed words: some browsers make elements of line breaks. */
export const typedIn = (element: HTMLElement): string =>
  [...element.childNodes].map((node) => (node.nodeName === "BR" ? "\n" : (node.textContent ?? ""))).join("");

export function closeForTyping(element: HTMLElement): void {
  element.removeAttribute("contenteditable");
  Object.assign(element, { onkeydown: null, onkeyup: null });
}
