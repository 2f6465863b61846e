import { lengthOf, visibleText } from "@etalase/contracts/text/text";
import { Box, type Theme } from "@mui/material";
import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useId, useRef } from "react";
import { useInput } from "react-admin";
import { FieldLabel, FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { unzoomed } from "../kit/theme/palette.ts";
import { FormatButton, usualTools } from "./FormatButton.tsx";
import { FreshSelection } from "./FreshSelection.ts";
import { LinkTool } from "./LinkTool.tsx";
import { lineMarks } from "./lineMarks.ts";
import { links } from "./links.ts";
import { beforePaste, readPasted } from "./pasting.ts";
import { useHtmlEditor } from "./useHtmlEditor.ts";
import { useRovingFocus } from "./useRovingFocus.ts";
import "./editor.css";

/** Exactly the marks and blocks that the server keeps of a short text. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: links,
  }),
  ...lineMarks,
  FreshSelection,
];

const frame = (isInvalid: boolean) => (theme: Theme) => ({
  border: 1,
  borderColor: isInvalid ? "error.main" : "divider",
  borderRadius: `${theme.shape.borderRadius}px`,
  "&:has(.ProseMirror:focus)": {
    borderColor: isInvalid ? "error.main" : "primary.main",
    boxShadow: `inset 0 0 0 1px ${isInvalid ? theme.palette.error.main : theme.palette.primary.main}`,
  },
  "& .ProseMirror": { minHeight: "9rem", px: 1.75, py: 1.5, ...unzoomed },
  // The frame shows the focus.
  "& .ProseMirror:focus-visible": { outline: "none" },
  "& .ProseMirror :is(p, ul, ol)": { marginBlock: 0 },
  "& .ProseMirror > * + *": { marginTop: 1.25 },
  "& .ProseMirror a": { color: "primary.main" },
});

const bar = { display: "flex", flexWrap: "wrap", gap: 0.25, p: 0.5, borderBottom: 1, borderColor: "divider" };

function Tools({ editor }: Readonly<{ editor: Editor }>) {
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar);
  const active = useEditorState({
    editor,
    selector: () => ["link", ...usualTools.map(({ name }) => name)].filter((name) => editor.isActive(name)),
  });
  return (
    <Box ref={toolbar} role="toolbar" aria-label={t("Formatting")} sx={bar} {...roving}>
      {usualTools.map(({ name, apply, ...button }) => (
        <FormatButton
          key={name}
          {...button}
          pressed={active.includes(name)}
          onClick={() => apply(editor.chain().focus()).run()}
        />
      ))}
      <LinkTool editor={editor} pressed={active.includes("link")} />
    </Box>
  );
}

type MarkedInputProps = Readonly<{ source: string; label: string; max: number; helper: string }>;

/** An input for a short text with few marks: bold, italic, links, lists, and what is pasted of small letters and quotations. */
export function MarkedInput({ source, label, max, helper }: MarkedInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (html: string) => html });
  const noteId = useId();
  const error = fieldState.error?.message;
  const length = lengthOf(visibleText(field.value ?? ""));
  const editor = useHtmlEditor({
    field,
    extensions,
    editorProps: {
      handleDOMEvents: { paste: beforePaste },
      transformPastedHTML: (html) => readPasted(html),
      attributes: {
        id,
        role: "textbox",
        lang: "id",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": noteId,
        "aria-required": "true",
        "aria-invalid": String(Boolean(error)),
      },
    },
  });
  return (
    <Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <FieldLabel id={`${id}-label`}>{label} *</FieldLabel>
        <Box sx={{ fontSize: ".8125rem", color: length > max ? "error.main" : "text.secondary" }}>
          {t("{length} / {max} characters", { length, max })}
        </Box>
      </Box>
      <Box sx={frame(Boolean(error))}>
        <Tools editor={editor} />
        <EditorContent editor={editor} />
      </Box>
      <FieldNote id={noteId} error={error} helper={helper} />
    </Box>
  );
}
