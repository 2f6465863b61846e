import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../data/chunks.ts";
import type { Texts } from "./pasted/markdownSigns.ts";
import type { PictureUploads } from "./pictureUploads.ts";

type Reader = typeof import("./pastedHtml.ts");

let reader: Reader | undefined;

/** Loads the reader of pasted texts, which a form needs only when somebody pastes. */
export async function loadReader(): Promise<Reader> {
  reader ??= await loadInTime(() => import("./pastedHtml.ts"));
  return reader;
}

/** Returns pasted plain text as the reader prepares it. */
export const readPastedText = (text: string, isCode: boolean): string =>
  reader && !isCode ? reader.withDirectAddresses(text) : text;

/** With Shift it pastes, like Ctrl+V. */
const insertKey = 45;

type Keeping = Readonly<{ uploads: PictureUploads; onProblems: (sentences: readonly string[]) => void }>;

/**
 * Returns pasted HTML as the reader prepares it, with its pictures in the text's uploads, if there are any;
 * `beforePaste` has waited for the reader.
 */
export function readPasted(html: string, keeping?: Keeping): string {
  if (!reader) return html;
  const { pastedHtml, keepPasted } = reader;
  if (!keeping) return pastedHtml(html);
  return pastedHtml(html, (images) => keepPasted(images, keeping.uploads, keeping.onProblems));
}

const textsOf = (data: DataTransfer): Texts => ({ html: data.getData("text/html"), plain: data.getData("text/plain") });

const problemIn = ({ pasteProblem }: Reader, { html, plain }: Texts) =>
  pasteProblem({ getData: (type) => (type === "text/html" ? html : plain) });

/** Ctrl+Shift+V pastes text as it stands; the editor knows of these keys, and its types do not tell. */
function isAsItStands(view: EditorView): boolean {
  const { input } = view as unknown as { input: { shiftKey: boolean; lastKeyCode: number | null } };
  return input.shiftKey && input.lastKeyCode !== insertKey;
}

/**
 * Refuses a paste that is too long, reads Markdown, and postpones a paste that comes before the reader is loaded; its
 * plain text comes when the reader cannot be loaded. @returns whether the editor leaves the event alone
 */
export function beforePaste(view: EditorView, event: ClipboardEvent, onProblem?: (sentence: string) => void): boolean {
  if (!event.clipboardData || (!reader && event.clipboardData.files.length > 0)) return false;
  const texts = textsOf(event.clipboardData);
  if (!texts.html && !texts.plain) return false;
  const isPlain = texts.plain !== "" && isAsItStands(view);
  const take = (loaded: Reader): boolean => {
    const problem = onProblem && problemIn(loaded, isPlain ? { ...texts, html: "" } : texts);
    if (problem) onProblem(problem);
    else if (!isPlain && loaded.meansMarkdown(view, texts)) void loaded.pasteMarkdown(view, texts);
    else return false;
    return true;
  };
  if (reader) {
    const isTaken = take(reader);
    if (isTaken) event.preventDefault();
    return isTaken;
  }
  const pasteRest = () => (isPlain || !texts.html ? view.pasteText(texts.plain) : view.pasteHTML(texts.html));
  event.preventDefault();
  loadReader().then(
    (loaded) => void (take(loaded) || pasteRest()),
    () => view.pasteText(texts.plain),
  );
  return true;
}
