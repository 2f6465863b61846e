import { isChord } from "../kit/parts/keys/shortcuts.ts";
import type { PageEditor } from "./pageEditor.ts";
import { pageOfLink } from "./sitePages.ts";
import { isInNote, notesOn } from "./textNote.ts";
import { formPathOf, recordAt, textElement, textsOn } from "./wrapTexts.ts";

// Keys, clicks and focus always have elements as their targets; those of a frame are of no class that is known here.
const elementOf = ({ target }: Event) => target as HTMLElement;
const textAt = (event: Event) => elementOf(event).closest<HTMLElement>(textElement);

/** Clicks begin to edit a text, open the form of a record, or follow a link; nothing else on the page does anything. */
function onClick(event: MouseEvent, editor: PageEditor): void {
  const target = elementOf(event);
  if (isInNote(target)) return;
  const text = textAt(event);
  // Questions unfold.
  if (text || !target.closest("summary")) event.preventDefault();
  const record = text && !formPathOf(text) ? undefined : recordAt(target);
  const page = text || record ? undefined : pageOfLink(target.closest("a"));
  if (record) editor.openForm(record);
  else if (text) editor.begin(text, event);
  if (page) editor.visit(page, target.ownerDocument);
}

type Act = () => void;

/** Moves from a text to the buttons of its note, and from the last one to the next text. */
function tabOf(event: KeyboardEvent, editor: PageEditor): Act | undefined {
  const page = elementOf(event).ownerDocument;
  const edited = editor.edited();
  if (!edited || event.shiftKey) return undefined;
  const buttons = notesOn(page)
    .find(({ id }) => id === edited.getAttribute("aria-describedby"))
    ?.querySelectorAll("button");
  if (elementOf(event) === edited && buttons?.[0]) return () => buttons[0]?.focus();
  if (!buttons || elementOf(event) !== buttons[buttons.length - 1]) return undefined;
  const all = textsOn(page);
  const next = all[all.indexOf(edited) + 1];
  return () => (next ? editor.leaveTo(next) : editor.leave());
}

/** The keys while a text is edited. */
function typingOf(event: KeyboardEvent, editor: PageEditor, edited: HTMLElement): Act | undefined {
  const { key, isComposing } = event;
  if (key === "Tab") return tabOf(event, editor);
  if (key === "Escape") return editor.takeBack;
  const isDone = key === "Enter" && !isComposing && elementOf(event) === edited && editor.isOneLine();
  return isDone ? () => editor.leaveTo(edited) : undefined;
}

function actOf(event: KeyboardEvent, editor: PageEditor): Act | undefined {
  if (isChord(event, "s")) return editor.save;
  const edited = editor.edited();
  if (edited) return typingOf(event, editor, edited);
  const text = textAt(event);
  if (!text || (event.key !== "Enter" && event.key !== " ")) return undefined;
  return () => (formPathOf(text) ? editor.openForm(text) : editor.begin(text));
}

/** Passes all events of a framed page to an editor. Each rendering brings a new body. */
export function listen({ body }: Document, editor: PageEditor): void {
  body.addEventListener("click", (event) => onClick(event, editor));
  body.addEventListener("submit", (event) => event.preventDefault());
  body.addEventListener("input", () => editor.take());
  body.addEventListener("keydown", (event) => {
    const act = actOf(event, editor);
    if (!act) return;
    event.preventDefault();
    act();
  });
  body.addEventListener("focusout", (event) => {
    // Null when the focus leaves the frame.
    const next = event.relatedTarget as Element | null;
    if (editor.edited() && editor.edited() !== next && !isInNote(next)) editor.leave();
  });
}
