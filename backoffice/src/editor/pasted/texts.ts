import type { EditorView } from "@tiptap/pm/view";
import { loadInTime } from "../../kit/data/chunks.ts";
import type { Texts } from "./markdownSigns.ts";

/** `isPlain` when it is pasted as it stands. */
export type Pasted = Texts & Readonly<{ isPlain: boolean }>;

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
