import { minutesToRead } from "@etalase/contracts/news";
import { wordCount } from "@etalase/contracts/text/text";
import { Box, Card, type Theme, Typography } from "@mui/material";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { useInput } from "react-admin";
import { FieldNote } from "../form/FieldLabel.tsx";
import { counted, formatNumber } from "../parts/format.ts";
import { type Colours, colours } from "../theme/palette.ts";
import { extensions } from "./extensions.ts";
import { pastedHtml } from "./pastedHtml.ts";
import { Toolbar } from "./Toolbar.tsx";
import "../../../public-site/src/styles/tokens.css";
import "../../../public-site/src/styles/prose.css";
import "./editor.css";

/** "147 words · 1 min read". */
function readingFacts(html: string): string {
  const words = wordCount(html);
  return `${counted(words, "word")} · ${formatNumber(minutesToRead(words))} min read`;
}

type RichTextInputProps = Readonly<{ source: string; label: string }>;

/** Returns what is stored: nothing for an empty text, and no empty paragraphs at the end, where one writes on. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML().replace(/(?:<p><\/p>)+$/, ""));

/** Formatted text, looking as it will when it is published. */
export function RichTextInput({ source, label }: RichTextInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (html: string) => html });
  const noteId = useId();
  const value: string = field.value ?? "";
  const error = fieldState.error?.message;
  // The editor writes HTML in its own way; what it makes of the given text is no edit.
  const given = useRef({ value: "", html: "" });
  const current = useRef(value);

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        id,
        class: "prose",
        role: "textbox",
        lang: "id",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": noteId,
        "aria-required": "true",
        "aria-invalid": String(Boolean(error)),
      },
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      current.current = html === given.current.html ? given.current.value : html;
      field.onChange(current.current);
    },
    onBlur: () => field.onBlur(),
  });

  useEffect(() => {
    given.current = { value: current.current, html: htmlOf(editor) };
  }, [editor]);

  // Another value than the one written here: a restored draft, a discarded one, a reloaded record.
  useEffect(() => {
    if (value === current.current) return;
    current.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, html: htmlOf(editor) };
  }, [value, editor]);

  return (
    <Card component="section" sx={{ overflow: "visible" }}>
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", px: 3, py: 2 }}>
        <Typography id={`${id}-label`} variant="h2" sx={{ color: error ? "error.main" : "" }}>
          {label} *
        </Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {readingFacts(value)}
        </Typography>
      </Box>
      <Toolbar editor={editor} />
      <Box sx={page(Boolean(error))}>
        <EditorContent editor={editor} />
      </Box>
      <Box sx={{ px: 3, pb: error ? 2 : 0 }}>
        <FieldNote id={noteId} error={error} />
      </Box>
    </Card>
  );
}

// The article's own colours, turned around for the dark theme.
const darkTokens = (c: Colours) => ({
  "--ink": c.text,
  "--text": c.text,
  "--muted": c.muted,
  "--line": c.line,
  "--brand-strong": c.primary,
  "--brand-deep": c.primaryStrong,
  "--brand-soft": c.soft,
  "--brand-mist": c.control,
  // Code stands dark on light pages; turned around with the ink, it would glare.
  "& .prose pre": { backgroundColor: c.canvas, color: c.text },
});

const page = (invalid: boolean) => (theme: Theme) => ({
  px: { xs: 2, sm: 3 },
  py: 3,
  color: "var(--text)",
  ...(theme.palette.mode === "dark" && darkTokens(colours.dark)),
  ...(invalid && { boxShadow: `inset 0 0 0 2px ${theme.palette.error.main}` }),
  "&:focus-within": { boxShadow: `inset 0 0 0 3px ${theme.palette.primary.main}` },
});
