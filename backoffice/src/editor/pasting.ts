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

/**
 * Refuses a paste that is too long, reads Markdown, and postpones a paste that comes before the reader is loaded; its
 * plain text comes when the reader cannot be loaded. @returns whether the editor leaves the event alone
 */
export function beforePaste(view: EditorView, event: ClipboardEvent, onProblem?: (sentence: string) => void): boolean {
  if (!event.clipboardData || (!reader && event.clipboardData.files.length > 0)) return false;
  const texts = textsOf(event.clipboardData);
  if (!texts.html && !texts.plain) return false;
  if (reader) {
    const problem = onProblem && problemIn(reader, texts);
    if (!problem && !reader.meansMarkdown(view, texts)) return false;
    event.preventDefault();
    if (problem) onProblem(problem);
    else void reader.pasteTexts(view, texts);
    return true;
  }
  event.preventDefault();
  loadReader().then(
    (loaded) => {
      const problem = onProblem && problemIn(loaded, texts);
      if (problem) onProblem(problem);
      else void loaded.pasteTexts(view, texts);
    },
    () => view.pasteText(texts.plain),
  );
  return true;
}
