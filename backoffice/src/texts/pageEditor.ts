import type { ShownText } from "@etalase/contracts/texts.schema";
import { showSection } from "../kit/desk/usePreview.ts";
import { t } from "../kit/language/t.ts";
import { wholeLabelOf } from "./labels.ts";
import { pageOfLink } from "./sitePages.ts";
import { canRestore, hintOf, inOneLine } from "./textFields.ts";
import { addNote, focusButton, isInNote, type NoteAction, notesOn, removeNotes } from "./textNote.ts";
import { type Content, closeForTyping, openForTyping, type Point, typedIn } from "./typing.ts";
import { formPathOf, isSeen, keyOf, textsOn } from "./wrapTexts.ts";

/** The states of the form's texts, by their keys. */
type TextStates = Readonly<{
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
function describeTexts(page: Document, states: TextStates, edited: EditedText | undefined): void {
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

/** The form of the texts, as the page above it sees it. */
export type PageForm = TextStates &
  Readonly<{
    write: (key: string, words: string) => void;
    /** Checks a text by its rules once it is left. */
    check: (key: string) => void;
    save: () => void;
    /** Shows another page of the site. */
    visit: (page: string) => void;
    /** Leaves for the form of a record, which returns to that section of the page. */
    openForm: (path: string, section: string) => void;
    /** Called when no text is typed in any more. */
    onLeft: () => void;
  }>;

/** The least part of the page's frame that is in sight while a text is typed. */
const leastInSight = 0.8;

/** Scrolls the head of the dashboard away where it leaves little of the page: on phones and in low windows. */
function makeRoom({ defaultView }: Document): void {
  const frame = defaultView?.frameElement;
  if (!frame) return;
  const { top, height } = frame.getBoundingClientRect();
  if (innerHeight - top < height * leastInSight) frame.parentElement?.scrollIntoView({ block: "start" });
}

type Edited = Readonly<{ element: HTMLElement; text: ShownText; before: string; shown: Content }>;

/** Edits one text at a time in its place. `describe` brings the marks and notes of a page up to date. */
function createTextEditing(form: () => PageForm, describe: (page: Document) => void) {
  let edited: Edited | undefined;

  function end({ element, text, before, shown }: Edited, words: string): void {
    edited = undefined;
    closeForTyping(element);
    if (words === before) element.replaceChildren(...shown);
    if (form().valueOf(text.key) !== words) form().write(text.key, words);
    if (words !== before || form().problemOf(text.key)) form().check(text.key);
    describe(element.ownerDocument);
    form().onLeft();
  }

  /** Takes the typed words over into the form. */
  function leave(): void {
    if (!edited) return;
    const typed = typedIn(edited.element);
    end(edited, edited.text.kind === "line" && typed !== edited.before ? inOneLine(typed) : typed);
  }

  return {
    edited: () => edited,
    begin(element: HTMLElement, at?: Point): void {
      const text = form().textOf(keyOf(element));
      if (!text || edited?.element === element) return;
      leave();
      const before = form().valueOf(text.key);
      edited = { element, text, before, shown: openForTyping(element, before, at) };
      describe(element.ownerDocument);
      makeRoom(element.ownerDocument);
      // The frame may be taller than the part of it that the window shows.
      for (const note of notesOn(element.ownerDocument)) note.scrollIntoView({ block: "nearest" });
    },
    leave,
    leaveTo(element: HTMLElement): void {
      leave();
      element.focus();
    },
    takeBack(): void {
      if (!edited) return;
      const { element, before } = edited;
      end(edited, before);
      element.focus();
    },
    /** Takes the words over while they are typed. */
    take(): void {
      if (!edited) return;
      form().write(edited.text.key, typedIn(edited.element));
      describe(edited.element.ownerDocument);
    },
    isOneLine: () => edited?.text.kind === "line",
  };
}

/** Edits texts on a page in a frame. `form` returns the form's present state. */
export function createPageEditor(form: () => PageForm) {
  const { edited, ...editing } = createTextEditing(form, describe);

  function restore({ element, text }: Edited): void {
    element.replaceChildren(text.default);
    form().write(text.key, text.default);
    element.focus();
    describe(element.ownerDocument);
  }

  /** Follows a link of the page: to a section, or to another page. */
  function visit(address: string, page: Document): void {
    editing.leave();
    const [path, section = ""] = address.split("#");
    if (path) form().visit(address);
    else showSection(page, section);
  }

  function actionsOf(open: Edited): readonly NoteAction[] {
    const { element, text } = open;
    const page = pageOfLink(element.closest("a"));
    return [
      { label: t("Done"), act: () => editing.leaveTo(element) },
      { label: t("Cancel"), act: editing.takeBack },
      ...(canRestore(text, form().valueOf(text.key))
        ? [{ label: t("Restore the default text"), act: () => restore(open) }]
        : []),
      ...(page ? [{ label: t("Open this page"), act: () => visit(page, element.ownerDocument) }] : []),
    ];
  }

  /** Brings names, states and notes of all texts up to date. */
  function describe(page: Document): void {
    const open = edited();
    describeTexts(page, form(), open && { element: open.element, actions: actionsOf(open) });
  }

  return {
    ...editing,
    edited: () => edited()?.element,
    visit,
    describe,
    openForm(title: HTMLElement): void {
      editing.leave();
      form().openForm(formPathOf(title) ?? "", title.closest("section")?.id ?? "");
    },
    save(): void {
      editing.leave();
      form().save();
    },
  };
}

export type PageEditor = ReturnType<typeof createPageEditor>;
