import { isOwnWords, type ShownText } from "@etalase/contracts/operating/texts.schema";
import { t } from "../language/t.ts";
import { wholeLabelOf } from "./labels.ts";
import { pageOfLink } from "./sitePages.ts";
import { hintOf, inOneLine } from "./textFields.ts";
import { addNote, focusButton, isInNote, type NoteAction, notesOn, removeNotes } from "./textNote.ts";
import { type Content, closeForTyping, openForTyping, type Point, typedIn } from "./typing.ts";
import { formPathOf, isSeen, keyOf, textsOn } from "./wrapTexts.ts";

/** The form of the texts, as the page above it sees it. */
export type PageForm = Readonly<{
  textOf: (key: string) => ShownText | undefined;
  valueOf: (key: string) => string;
  isChanged: (key: string) => boolean;
  problemOf: (key: string) => string | undefined;
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

type Edited = Readonly<{ element: HTMLElement; text: ShownText; before: string; shown: Content }>;

function nameRecord(title: HTMLElement): void {
  title.tabIndex = 0;
  title.setAttribute("role", "link");
  title.setAttribute("aria-label", t("Change picture and words of “{title}”", { title: title.textContent }));
}

/** Edits texts on a page in a frame. `form` returns the form's present state. */
export function createPageEditor(form: () => PageForm) {
  let edited: Edited | undefined;

  function actionsOf({ element, text }: Edited): readonly NoteAction[] {
    const page = pageOfLink(element.closest("a"));
    const restore = () => {
      element.replaceChildren(text.default);
      form().write(text.key, text.default);
      element.focus();
      describe(element.ownerDocument);
    };
    return [
      { label: t("Done"), act: () => leaveTo(element) },
      { label: t("Cancel"), act: takeBack },
      ...(isOwnWords(text, form().valueOf(text.key))
        ? []
        : [{ label: t("Restore the site's own words"), act: restore }]),
      ...(page ? [{ label: t("Open this page"), act: () => visit(page, element.ownerDocument) }] : []),
    ];
  }

  /** Brings names, states and notes of all texts up to date. */
  function describe(page: Document): void {
    const pressed = isInNote(page.activeElement) ? page.activeElement?.textContent : undefined;
    removeNotes(page);
    const noted = new Set<string>();
    for (const element of textsOn(page)) {
      if (formPathOf(element)) nameRecord(element);
      const text = form().textOf(keyOf(element));
      if (!text || !isSeen(element)) continue;
      const { key } = text;
      const isEdited = edited?.element === element;
      const problem = form().problemOf(key);
      element.tabIndex = 0;
      element.setAttribute("role", "textbox");
      element.setAttribute("aria-label", wholeLabelOf(text));
      element.setAttribute("aria-readonly", String(!isEdited));
      element.toggleAttribute("data-changed", form().isChanged(key));
      if (problem) element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
      if (isEdited && edited) {
        const hint = hintOf(text, form().valueOf(key));
        addNote(element, { title: wholeLabelOf(text), problem, hint, actions: actionsOf(edited) });
      } else if (problem && !noted.has(key)) addNote(element, { problem });
      noted.add(key);
    }
    if (pressed) focusButton(page, pressed);
  }

  function begin(element: HTMLElement, at?: Point): void {
    const text = form().textOf(keyOf(element));
    if (!text || edited?.element === element) return;
    leave();
    const before = form().valueOf(text.key);
    edited = { element, text, before, shown: openForTyping(element, before, at) };
    describe(element.ownerDocument);
    // The frame may be taller than the part of it that the window shows.
    for (const note of notesOn(element.ownerDocument)) note.scrollIntoView({ block: "nearest" });
  }

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

  function leaveTo(element: HTMLElement): void {
    leave();
    element.focus();
  }

  function takeBack(): void {
    if (!edited) return;
    const { element, before } = edited;
    end(edited, before);
    element.focus();
  }

  /** Follows a link of the page: to a section, or to another page. */
  function visit(address: string, page: Document): void {
    leave();
    const [path, section = ""] = address.split("#");
    if (path) form().visit(address);
    else page.getElementById(section)?.scrollIntoView();
  }

  function openForm(title: HTMLElement): void {
    leave();
    form().openForm(formPathOf(title) ?? "", title.closest("section")?.id ?? "");
  }

  return {
    edited: () => edited?.element,
    openForm,
    begin,
    leave,
    leaveTo,
    takeBack,
    visit,
    describe,
    /** Takes the words over while they are typed. */
    take(): void {
      if (!edited) return;
      form().write(edited.text.key, typedIn(edited.element));
      describe(edited.element.ownerDocument);
    },
    isOneLine: () => edited?.text.kind === "line",
    save: () => {
      leave();
      form().save();
    },
  };
}

export type PageEditor = ReturnType<typeof createPageEditor>;
