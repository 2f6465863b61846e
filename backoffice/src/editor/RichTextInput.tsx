import { minutesToRead } from "@etalase/contracts/news";
import { anyName } from "@etalase/contracts/refusals/refusal";
import { articleTextRule } from "@etalase/contracts/rules/article-text";
import { bytesProblem, wordCount } from "@etalase/contracts/text/text";
import { Alert, Box, Card, IconButton, type Theme, Typography } from "@mui/material";
import { EditorContent } from "@tiptap/react";
import { XIcon } from "lucide-react";
import { useId, useRef } from "react";
import { useInput } from "react-admin";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { refusal, t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { type Colours, colours } from "../kit/theme/palette.ts";
import { AloneButton } from "./AloneButton.tsx";
import { extensions } from "./extensions.ts";
import { PictureFiles } from "./PictureFiles.ts";
import { beforePaste, readPasted } from "./pasting.ts";
import { withoutTemporary } from "./pictureUploads.ts";
import { Toolbar } from "./Toolbar.tsx";
import { roomAround } from "./toolbarPlace.ts";
import { useHtmlEditor } from "./useHtmlEditor.ts";
import { usePictures, useSafePictures } from "./usePictures.ts";
import "../../../public-site/src/styles/tokens.css";
import "../../../public-site/src/styles/prose.css";
import "./editor.css";

type PasteProblemsProps = Readonly<{ sentences: readonly string[]; onClose: () => void }>;

/** Lists content that could not be pasted, mostly pictures. The notice stays until it is closed. */
function PasteProblems({ sentences, onClose }: PasteProblemsProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ borderRadius: 0 }}
      action={
        <IconButton size="small" aria-label={t("Close the notice")} onClick={onClose}>
          <XIcon />
        </IconButton>
      }
    >
      {sentences.map((sentence) => (
        <Box key={sentence} sx={{ overflowWrap: "anywhere" }}>
          {sentence}
        </Box>
      ))}
    </Alert>
  );
}

/** "147 words · 1 min read". */
function readingFacts(html: string): string {
  const words = wordCount(html);
  return `${counted(words, "word")} · ${t("{minutes} min read", { minutes: minutesToRead(words) })}`;
}

/** Returns the HTML to store, without pictures on their way and empty captions. */
const htmlOf = (html: string): string => withoutTemporary(html).replaceAll("<figcaption></figcaption>", "");

/** Adds an empty caption to pictures without one; it is removed again if it stays empty. */
const withCaptions = (html: string): string =>
  html.replace(/<figure><img [^>]*>(?=<\/figure>)/g, "$&<figcaption></figcaption>");

/** An input for formatted text, which looks as it will when published. */
export function RichTextInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (html: string) => html });
  const noteId = useId();
  const value: string = field.value ?? "";
  // Shown while typing, since an error after a long text would come too late.
  const tooLong = bytesProblem(value, { field: anyName(label), maxBytes: articleTextRule.maxBytes });
  const error = fieldState.error?.message ?? (tooLong && refusal(tooLong));
  const pictures = usePictures();
  const { uploads, onProblems } = pictures;
  const place = useRef<HTMLDivElement>(null);

  const toolbar = useRef<HTMLDivElement>(null);
  const room = roomAround(toolbar);

  const editor = useHtmlEditor({
    field,
    htmlOf,
    shown: withCaptions,
    extensions: [...extensions, PictureFiles.configure({ uploads, onProblems })],
    editorProps: {
      scrollThreshold: room,
      scrollMargin: room,
      handleDOMEvents: {
        paste: (view, event) => beforePaste(view, event, (problem) => onProblems([problem])),
      },
      transformPastedHTML: (html) => readPasted(html, { uploads, onProblems }),
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
  });

  useSafePictures(editor, place, pictures);

  return (
    <Card ref={place} component="section" sx={card}>
      <Box
        sx={{
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          px: { xs: 2, sm: 3 },
          py: 1.25,
        }}
      >
        <Typography id={`${id}-label`} variant="h2" sx={{ color: error ? "error.main" : "" }}>
          {label} *
        </Typography>
        <Typography variant="caption">{readingFacts(value)}</Typography>
      </Box>
      <Toolbar editor={editor} ref={toolbar} pictures={pictures}>
        <AloneButton editor={editor} />
      </Toolbar>
      <PasteProblems sentences={pictures.problems} onClose={pictures.close} />
      {/* Above the text, whose end may be far away. */}
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: error ? 2 : 0 }}>
        <FieldNote id={noteId} error={error} />
      </Box>
      <Box sx={page(Boolean(error))}>
        <EditorContent editor={editor} />
      </Box>
    </Card>
  );
}

// A calm frame to write in: the caret shows the focus, and the frame takes its colour.
const card = {
  overflow: "visible",
  transition: "border-color .15s ease-out",
  "&:has(.ProseMirror:focus)": { borderColor: "primary.main" },
};

// The article's own colours, inverted for the dark theme.
const darkTokens = (c: Colours) => ({
  "--ink": c.text,
  "--text": c.text,
  "--muted": c.muted,
  "--line": c.line,
  "--brand-strong": c.primary,
  "--brand-deep": c.primaryStrong,
  "--brand-soft": c.soft,
  "--brand-mist": c.control,
  // Code has a dark background on light pages; inverted like the ink, it would glare.
  "& .prose pre": { backgroundColor: c.canvas, color: c.text },
});

const page = (invalid: boolean) => (theme: Theme) => ({
  px: { xs: 2, sm: 3 },
  py: 3,
  color: "var(--text)",
  ...(theme.palette.mode === "dark" && darkTokens(colours.dark)),
  ...(invalid && { boxShadow: `inset 0 0 0 2px ${theme.palette.error.main}` }),
});
