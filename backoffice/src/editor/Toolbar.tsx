import { Box } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import type { LucideIcon } from "lucide-react";
import {
  BoldIcon,
  CodeIcon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  MinusIcon,
  QuoteIcon,
  Redo2Icon,
  StrikethroughIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
  Undo2Icon,
} from "lucide-react";
import type { RefObject } from "react";
import { t } from "../kit/language/t.ts";
import { BlockSelect, blockOf } from "./BlockSelect.tsx";
import { FormatButton } from "./FormatButton.tsx";
import { ImageTool } from "./ImageTool.tsx";
import { LinkTool } from "./LinkTool.tsx";
import { TableTool } from "./TableTool.tsx";
import { aboveKeyboard, bar, rowHeight, useKeyboard } from "./toolbarPlace.ts";
import type { usePictures } from "./usePictures.ts";
import type { Change } from "./useReturnToText.ts";
import { useRovingFocus } from "./useRovingFocus.ts";

type Toggle = Readonly<{ name: string; label: string; letter?: string; Icon: LucideIcon; apply: Change }>;

/** Buttons that toggle a mark or a block; `name` is the editor's name for it. */
const toggles: readonly Toggle[] = [
  { name: "bold", label: t("Bold"), letter: "B", Icon: BoldIcon, apply: (chain) => chain.toggleBold() },
  { name: "italic", label: t("Italic"), letter: "I", Icon: ItalicIcon, apply: (chain) => chain.toggleItalic() },
  {
    name: "underline",
    label: t("Underline"),
    letter: "U",
    Icon: UnderlineIcon,
    apply: (chain) => chain.toggleUnderline(),
  },
  {
    name: "strike",
    label: t("Strikethrough"),
    Icon: StrikethroughIcon,
    apply: (chain) => chain.toggleStrike(),
  },
  {
    name: "subscript",
    label: t("Subscript"),
    Icon: SubscriptIcon,
    apply: (chain) => chain.toggleMark("subscript"),
  },
  {
    name: "superscript",
    label: t("Superscript"),
    Icon: SuperscriptIcon,
    apply: (chain) => chain.toggleMark("superscript"),
  },
  { name: "code", label: t("Code"), Icon: CodeIcon, apply: (chain) => chain.toggleCode() },
  {
    name: "bulletList",
    label: t("Bullet list"),
    Icon: ListIcon,
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    name: "orderedList",
    label: t("Numbered list"),
    Icon: ListOrderedIcon,
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "blockquote",
    label: t("Quote"),
    Icon: QuoteIcon,
    apply: (chain) => chain.toggleBlockquote(),
  },
];

/** Buttons that a phone shows before links and pictures; the others are a swipe away. */
const first = 2;

const stateOf = (editor: Editor) => ({
  block: blockOf(editor),
  active: toggles.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  inLink: editor.isActive("link"),
  inTable: editor.isActive("table"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

type ToolbarProps = Readonly<{
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  pictures: ReturnType<typeof usePictures>;
}>;

export function Toolbar({ editor, ref: toolbar, pictures }: ToolbarProps) {
  const keyboard = useKeyboard(editor);
  const roving = useRovingFocus(toolbar);
  const state = useEditorState({ editor, selector: () => stateOf(editor) });
  const format = ({ name, apply, ...button }: Toggle) => (
    <FormatButton key={name} {...button} pressed={state.active.includes(name)} onClick={run(apply)} />
  );
  const run = (apply: Change) => () => void apply(editor.chain().focus()).run();
  return (
    <>
      {keyboard && <Box sx={{ height: rowHeight }} />}
      <Box
        ref={toolbar}
        role="toolbar"
        aria-label={t("Formatting")}
        {...roving}
        sx={bar}
        {...(keyboard && { style: { ...aboveKeyboard, bottom: keyboard } })}
      >
        <BlockSelect editor={editor} block={state.block} />
        {toggles.slice(0, first).map(format)}
        <LinkTool editor={editor} pressed={state.inLink} />
        <ImageTool editor={editor} {...pictures} />
        {toggles.slice(first).map(format)}
        <FormatButton
          label={t("Horizontal rule")}
          Icon={MinusIcon}
          onClick={run((chain) => chain.setHorizontalRule())}
        />
        <TableTool editor={editor} pressed={state.inTable} />
        <FormatButton
          label={t("Undo")}
          Icon={Undo2Icon}
          disabled={!state.canUndo}
          onClick={run((chain) => chain.undo())}
        />
        <FormatButton
          label={t("Redo")}
          Icon={Redo2Icon}
          disabled={!state.canRedo}
          onClick={run((chain) => chain.redo())}
        />
      </Box>
    </>
  );
}
