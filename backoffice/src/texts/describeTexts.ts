import type { ShownText } from "@etalase/contracts/operating/texts.schema";
import { t } from "../language/t.ts";
import { wholeLabelOf } from "./labels.ts";
import { hintOf } from "./textFields.ts";
import { addNote, focusButton, isInNote, type NoteAction, removeNotes } from "./textNote.ts";
import { formPathOf, isSeen, keyOf, textsOn } from "./wrapTexts.ts";

/** The states of the form's texts, by their keys. */
export type TextStates = Readonly<{
  textOf: (key: string) => ShownText | undefined;
  valueOf: (key: string) => string;
  isChanged: (key: string) => boolean;
  problemOf: (key: string) => string | undefined;
}>;

/** The text that is being edited, and the actions of its note. */
type EditedText = Readonly<{ element: HTMLElement; actions: readonly NoteAction[] }>;

function nameRecord(title: HTMLElement): void {
  title.tabIndex = 0;
  title.setAttribute("role", "link");
  title.setAttribute("aria-label", t("Change picture and words of “{title}”", { title: title.textContent }));
}

type Marks = Readonly<{ label: string; isEdited: boolean; isChanged: boolean; isInvalid: boolean }>;

function markText(element: HTMLElement, { label, isEdited, isChanged, isInvalid }: Marks): void {
  element.tabIndex = 0;
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-label", label);
  element.setAttribute("aria-readonly", String(!isEdited));
  element.toggleAttribute("data-changed", isChanged);
  if (isInvalid) element.setAttribute("aria-invalid", "true");
  else element.removeAttribute("aria-invalid");
}

/** Brings names, states and notes of all texts on a page up to date. A problem has one note, beside its first text. */
export function describeTexts(page: Document, states: TextStates, edited: EditedText | undefined): void {
  const pressed = isInNote(page.activeElement) ? page.activeElement?.textContent : undefined;
  removeNotes(page);
  const noted = new Set<string>();
  for (const element of textsOn(page)) {
    if (formPathOf(element)) nameRecord(element);
    const text = states.textOf(keyOf(element));
    if (!text || !isSeen(element)) continue;
    const { key } = text;
    const label = wholeLabelOf(text);
    const problem = states.problemOf(key);
    const isEdited = edited?.element === element;
    markText(element, { label, isEdited, isChanged: states.isChanged(key), isInvalid: Boolean(problem) });
    if (isEdited) {
      addNote(element, { title: label, problem, hint: hintOf(text, states.valueOf(key)), actions: edited.actions });
    } else if (problem && !noted.has(key)) addNote(element, { problem });
    noted.add(key);
  }
  if (pressed) focusButton(page, pressed);
}
