import { Box, Card, type Theme, Typography } from "@mui/material";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { useInput } from "react-admin";
import { FieldNote } from "../form/FieldNote.tsx";
import { type Colours, colours } from "../theme/palette.ts";
import { extensions } from "./extensions.ts";
import { readingFacts } from "./readingFacts.ts";
import { Toolbar } from "./Toolbar.tsx";
import "../../../public-site/src/styles/tokens.css";
import "../../../public-site/src/styles/prose.css";
import "./editor.css";

type RichTextInputProps = Readonly<{ source: string; label: string }>;

/** What is stored: nothing for an empty text, and no empty paragraph that the editor keeps to write on in. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML().replace(/(?:<p><\/p>)+$/, ""));

/** Formatted text, looking as it will when it is published. */
export function RichTextInput({ source, label }: RichTextInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (html: string) => html });
  const noteId = useId();
  const value: string = field.value ?? "";
  const error = fieldState.error?.message;
  // The editor writes HTML in its own way; only what changes after that is an edit.
  const written = useRef<string>(undefined);

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
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
    onCreate: ({ editor }) => {
      written.current = htmlOf(editor);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      if (html === written.current) return;
      written.current = html;
      field.onChange(html);
    },
    onBlur: () => field.onBlur(),
  });

  // Another value than the one written here: a restored draft, a discarded one, a reloaded record.
  const shown = useRef(value);
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    if (value === written.current) return;
    editor.commands.setContent(value, { emitUpdate: false });
    written.current = htmlOf(editor);
  }, [value, editor]);

  return (
    <Card component="section" sx={{ overflow: "visible" }}>
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", px: 3, py: 2 }}>
        <Typography id={`${id}-label`} variant="h2">
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
});

const page = (invalid: boolean) => (theme: Theme) => ({
  px: { xs: 2, sm: 3 },
  py: 3,
  color: "var(--text)",
  ...(theme.palette.mode === "dark" && darkTokens(colours.dark)),
  ...(invalid && { boxShadow: `inset 0 0 0 2px ${theme.palette.error.main}` }),
  "&:focus-within": { boxShadow: `inset 0 0 0 3px ${theme.palette.primary.main}` },
});
