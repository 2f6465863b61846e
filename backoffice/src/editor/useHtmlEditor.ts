import { createDocument, type Editor, type UseEditorOptions, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { loadReader } from "./pasting.ts";

type HtmlEditor = Pick<UseEditorOptions, "extensions" | "editorProps"> &
  Readonly<{
    field: ControllerRenderProps;
    /** Returns the HTML to store. */
    htmlOf?: (html: string) => string;
    /** Returns the HTML to show. */
    shown?: (html: string) => string;
  }>;

const asItIs = (html: string) => html;

/** An empty text is an empty string, and no empty paragraphs stay at the end, where writing continues. */
const textOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML().replace(/(?:<p><\/p>)+$/, ""));

/** Changes the part that differs, so that caret and undo history stay, as when a save brings back the same text. */
function put({ state, schema, view }: Editor, html: string): void {
  const { content } = state.doc;
  const next = createDocument(html, schema);
  const from = content.findDiffStart(next.content);
  const ends = content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // Both ends may reach before the start, where the texts repeat themselves.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const slice = next.slice(from, ends.b + overlap);
  view.dispatch(
    state.tr
      .replace(from, ends.a + overlap, slice)
      .setMeta("addToHistory", false)
      .setMeta("preventUpdate", true),
  );
}

/** An editor whose HTML is a form's value. */
export function useHtmlEditor({ field, htmlOf = asItIs, shown = asItIs, ...options }: HtmlEditor): Editor {
  const value: string = field.value ?? "";
  // The editor rewrites the given HTML in its own way, which is no edit.
  const loaded = useRef({ value: "", html: "" });
  const current = useRef(value);
  // Values written here return one by one, when the editor may already be further.
  const echoes = useRef<string[]>([]);

  const editor = useEditor({
    ...options,
    content: shown(value),
    injectCSS: false,
    // The reader knows a text in Markdown by more signs than one; "3 * 4 * 5" is none.
    enablePasteRules: ["link"],
    onUpdate: ({ editor }) => {
      const html = htmlOf(textOf(editor));
      const nextValue = html === loaded.current.html ? loaded.current.value : html;
      if (nextValue !== current.current) echoes.current.push(nextValue);
      current.current = nextValue;
      field.onChange(nextValue);
    },
    // A paste that comes before the reader is loaded waits for it.
    onFocus: () => void loadReader().catch(() => undefined),
    onBlur: () => field.onBlur(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways to read and to show never change
  useEffect(() => {
    loaded.current = { value: current.current, html: htmlOf(textOf(editor)) };
  }, [editor]);

  // A value from outside: a restored draft, a discarded one, a reloaded record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways to read and to show never change
  useEffect(() => {
    const echo = value === current.current ? echoes.current.length : echoes.current.indexOf(value);
    echoes.current.splice(0, echo + 1);
    if (value === current.current || echo >= 0) return;
    current.current = value;
    put(editor, shown(value));
    loaded.current = { value, html: htmlOf(textOf(editor)) };
  }, [value, editor]);

  return editor;
}
