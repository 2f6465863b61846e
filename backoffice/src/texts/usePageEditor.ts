import { editedPagePath } from "@etalase/contracts/desk/edit-paths";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { showSection } from "../kit/desk/showSection.ts";
import { usePreview } from "../kit/desk/usePreview.ts";
import { createPageEditor, type PageEditor, type PageForm } from "./pageEditor.ts";
import { listen } from "./pageEvents.ts";
import { nameOfKey, type Texts } from "./textFields.ts";
import { isSeen, keyOf, makeReachable, textsOn, wrapTexts } from "./wrapTexts.ts";

/** The reader's place on a page: how far it is scrolled, and the text with the focus. It outlasts a save. */
export type Place = { page: string; top: number; text?: string | undefined; nth: number; returns: boolean };

/** The keys of a page's texts: all of them, and those that are edited in their place. */
export type PageKeys = Readonly<{ all: readonly string[]; seen: readonly string[] }>;

type EditorOptions = Readonly<{
  texts: Texts;
  page: string;
  onVisit: (page: string) => void;
  /** Opens a form, which returns to that page. */
  onOpen: (path: string, from: string) => void;
  onFound: (keys: PageKeys) => void;
  place: RefObject<Place | null>;
}>;

type Frame = RefObject<HTMLIFrameElement | null>;

/** Joins the page to the form around it. */
function usePageForm(frame: Frame, { texts, page, onVisit, onOpen, place }: EditorOptions, onLeft: () => void) {
  const { getValues, setValue, trigger } = useFormContext();
  const { dirtyFields, errors } = useFormState();
  const form: PageForm = {
    textOf: (key) => texts.find((text) => text.key === key),
    valueOf: (key) => String(getValues(nameOfKey(key)) ?? ""),
    isChanged: (key) => Object.hasOwn(dirtyFields, nameOfKey(key)),
    problemOf: (key) => errors[nameOfKey(key)]?.message?.toString(),
    write: (key, words) => {
      const name = nameOfKey(key);
      setValue(name, words, { shouldDirty: true, shouldValidate: Object.hasOwn(errors, name) });
    },
    check: (key) => void trigger(nameOfKey(key)),
    save: () => {
      if (place.current) place.current.returns = true;
      frame.current?.closest("form")?.requestSubmit();
    },
    visit: (address) => {
      const [path, section = ""] = address.split("#");
      if (path !== page.split("#")[0]) onVisit(address);
      else if (frame.current?.contentDocument) showSection(frame.current.contentDocument, section);
    },
    openForm: (path, section) => onOpen(path, `${page.split("#")[0]}${section && `#${section}`}`),
    onLeft,
  };
  const now = useRef(form);
  useEffect(() => {
    now.current = form;
  });
  return now;
}

const sameTexts = (page: Document, key: string | undefined) => textsOn(page).filter((text) => keyOf(text) === key);

/** Remembers the place on a page, and goes back to it when the page was drawn anew. */
function followPlace(page: Document, place: Place): void {
  page.addEventListener("scroll", () => {
    place.top = page.defaultView?.scrollY ?? 0;
  });
  page.addEventListener("focusin", ({ target }) => {
    const texts = textsOn(page);
    const text = texts.find((one) => one === target);
    if (!text) return;
    place.text = keyOf(text);
    place.nth = sameTexts(page, place.text).indexOf(text);
  });
}

/** Shows changes and refusals of the form on the page, and moves the focus to the first refused text after a save. */
function useShownState(page: RefObject<Document | null>, editor: PageEditor): void {
  const { dirtyFields, errors, submitCount, isSubmitting } = useFormState();
  const describe = useEffectEvent(() => page.current && editor.describe(page.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks of changes and refusals follow the form
  useEffect(() => void describe(), [dirtyFields, errors]);
  const focusRefused = useEffectEvent(() => {
    if (isSubmitting || submitCount === 0 || !page.current) return;
    const refused = textsOn(page.current).find((text) => text.getAttribute("aria-invalid") === "true" && isSeen(text));
    refused?.scrollIntoView({ block: "center" });
    refused?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to save
  useEffect(() => focusRefused(), [submitCount, isSubmitting]);
}

/** Edits the form's texts on the page in a frame. */
export function usePageEditor(frame: Frame, options: EditorOptions) {
  const { texts, page: address, onFound, place } = options;
  const form = usePageForm(frame, options, () => preview.retry());
  const [editor] = useState(() => createPageEditor(() => form.current));
  const shown = useRef<Document>(null);

  function onDrawn(page: Document): void {
    const keys = wrapTexts(page);
    makeReachable(page);
    listen(page, editor);
    editor.describe(page);
    const former = place.current?.page === address ? place.current : undefined;
    const here = former ?? { page: address, top: 0, nth: 0, returns: false };
    place.current = here;
    if (shown.current !== page) {
      shown.current = page;
      if (former) page.defaultView?.scrollTo(0, former.top);
      // Again, since the page is shorter without the marks of its texts.
      else showSection(page, address.split("#")[1] ?? "");
      followPlace(page, here);
      if (here.returns) frame.current?.focus();
      here.returns = false;
    }
    if (document.activeElement === frame.current) sameTexts(page, here.text)[here.nth]?.focus({ preventScroll: true });
    const all = [...keys].filter((key) => form.current.textOf(key));
    onFound({ all, seen: [...new Set(textsOn(page).filter(isSeen).map(keyOf))] });
  }

  const preview = usePreview(frame, {
    address: (path) => editedPagePath(path, address),
    isHeld: () => editor.edited() !== undefined,
    onDrawn,
  });
  useShownState(shown, editor);
  const redraw = useEffectEvent(() => shown.current && preview.retry());
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved texts come from elsewhere, too, such as an undo
  useEffect(() => void redraw(), [texts]);
  return preview;
}
