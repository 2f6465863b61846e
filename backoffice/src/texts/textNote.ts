import { language } from "../kit/language/language.ts";
import { textElement } from "./wrapTexts.ts";

const noteElement = "own-note";
const noteId = (index: number) => `own-note-${index}`;

/** An action of a note, by its label. */
export type NoteAction = Readonly<{ label: string; act: () => void }>;

export type Note = Readonly<{
  title?: string;
  problem?: string | undefined;
  hint?: string;
  actions?: readonly NoteAction[];
}>;

/** The room between a text and its note, and between a note and the edge of the page, in pixels. */
const gap = 8;

/** Puts a note below its text, or above where there is no room, within the width of the page. */
function place(note: HTMLElement, { top, bottom, left }: DOMRect, view: Window): void {
  const { scrollX, scrollY, innerWidth, innerHeight } = view;
  const room = innerWidth - note.offsetWidth - gap;
  const above = top - note.offsetHeight - gap;
  const isBelow = bottom + gap + note.offsetHeight <= innerHeight || above < 0;
  note.style.top = `${(isBelow ? bottom + gap : above) + scrollY}px`;
  note.style.left = `${Math.max(gap, Math.min(left, room)) + scrollX}px`;
}

/** Shows a note beside a text: above all else on the page, so that the layout stays. */
export function addNote(text: HTMLElement, { title = "", problem = "", hint = "", actions = [] }: Note): void {
  const { ownerDocument: page } = text;
  const note = page.createElement(noteElement);
  const add = (name: string, words: string) => {
    const part = page.createElement(name);
    part.textContent = words;
    if (words) note.append(part);
    return part;
  };
  add("b", title);
  add("em", problem).role = "alert";
  add("span", hint);
  const row = page.createElement("p");
  for (const { label, act } of actions) {
    const button = page.createElement("button");
    Object.assign(button, { type: "button", textContent: label, onclick: act });
    // The text would lose the focus, and so be left, before the click.
    button.onmousedown = (event) => event.preventDefault();
    row.append(button);
  }
  if (actions.length > 0) note.append(row);
  note.id = noteId(notesOn(page).length);
  note.lang = language;
  text.setAttribute("aria-describedby", note.id);
  page.body.append(note);
  place(note, text.getBoundingClientRect(), page.defaultView ?? window);
}

export const notesOn = (page: Document): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>(noteElement)];

export function removeNotes(page: Document): void {
  for (const note of notesOn(page)) note.remove();
  for (const text of page.querySelectorAll(`${textElement}[aria-describedby]`))
    text.removeAttribute("aria-describedby");
}

/** Tells whether an element is part of a note. */
export const isInNote = (element: Element | null): boolean => Boolean(element?.closest(noteElement));

/** Moves the focus back to a button of a note that was made anew. */
export function focusButton(page: Document, label: string): void {
  const buttons = notesOn(page).flatMap((note) => [...note.querySelectorAll("button")]);
  buttons.find(({ textContent }) => textContent === label)?.focus();
}
