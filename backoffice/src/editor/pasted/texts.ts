import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../../data/chunks.ts";
import { isMarkdown, type Texts } from "./markdownSigns.ts";

/** Text in Markdown is pasted with its meaning, except into code. */
export const meansMarkdown = (view: EditorView, texts: Texts): boolean =>
  !view.state.selection.$from.parent.type.spec.code && isMarkdown(texts);

async function htmlOf({ plain, html }: Texts): Promise<string> {
  try {
    const { htmlOfMarkdown } = await loadInTime(() => import("./markdown.ts"));
    return htmlOfMarkdown(plain);
  } catch {
    return html;
  }
}

/** Pastes what the clipboard holds. */
export async function pasteTexts(view: EditorView, texts: Texts): Promise<void> {
  const html = meansMarkdown(view, texts) ? await htmlOf(texts) : texts.html;
  if (html) view.pasteHTML(html);
  else view.pasteText(texts.plain);
}
