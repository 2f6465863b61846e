import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../kit/data/chunks.ts";
import type { PictureUploads } from "./pictureUploads.ts";

type Reader = typeof import("./pastedHtml.ts");

let reader: Reader | undefined;

/** Lazy-loads the reader of pasted texts. */
export async function loadReader(): Promise<Reader> {
  reader ??= await loadInTime(() => import("./pastedHtml.ts"));
  return reader;
}

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

/** Ctrl+Shift+V pastes text as it stands; the editor knows of these keys, and its types do not tell. */
function isAsItStands(view: EditorView): boolean {
  const { input } = view as unknown as { input: { shiftKey: boolean; lastKeyCode: number | null } };
  // Shift+Insert is like Ctrl+V.
  return input.shiftKey && input.lastKeyCode !== 45;
}

/**
 * Refuses a paste that is too long, reads Markdown, and postpones a paste that comes before the reader is loaded; its
 * plain text comes when the reader cannot be loaded. @returns whether the editor leaves the event alone
 */
export function beforePaste(view: EditorView, event: ClipboardEvent, onProblem?: (sentence: string) => void): boolean {
  const { clipboardData: data } = event;
  if (!data) return false;
  const plain = data.getData("text/plain");
  const isPlain = plain !== "" && isAsItStands(view);
  const html = isPlain ? "" : data.getData("text/html");
  const hasFiles = data.files.length > 0;
  if (hasFiles ? !reader || !html : !html && !plain) return false;
  const take = (loaded: Reader) => loaded.takePaste(view, { html, plain, isPlain }, onProblem);
  const isTaken = !reader || take(reader);
  if (isTaken) event.preventDefault();
  if (!reader)
    loadReader().then(
      (loaded) => void (take(loaded) || view.pasteHTML(html)),
      () => view.pasteText(plain),
    );
  return isTaken;
}
