import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../../data/chunks.ts";
import { isMarkdown, type Texts } from "./markdownSigns.ts";

/** Text in Markdown is pasted with its meaning, except into code. */
export const meansMarkdown = (view: EditorView, texts: Texts): boolean =>
  !view.state.selection.$from.parent.type.spec.code && isMarkdown(texts);

/** Pastes a text in Markdown, or the other form of it when the reader of Markdown cannot be loaded. */
export async function pasteMarkdown(view: EditorView, { html, plain }: Texts): Promise<void> {
  try {
    const { htmlOfMarkdown } = await loadInTime(() => import("./markdown.ts"));
    view.pasteHTML(htmlOfMarkdown(plain));
  } catch {
    if (html) view.pasteHTML(html);
    else view.pasteText(plain);
  }
}
