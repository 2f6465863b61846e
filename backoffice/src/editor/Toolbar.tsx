import { Box, type SvgIconProps } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ComponentType, useRef } from "react";
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
  UnderlineIcon,
  Undo2Icon,
} from "../theme/icons.tsx";
import { BlockSelect, blockOf } from "./BlockSelect.tsx";
import { ImageTool } from "./ImageTool.tsx";
import { LinkTool } from "./LinkTool.tsx";
import { TableTool } from "./TableTool.tsx";
import { ToolButton } from "./ToolButton.tsx";
import type { Change } from "./useReturnToText.ts";
import { useRovingFocus } from "./useRovingFocus.ts";

type Toggle = Readonly<{ name: string; label: string; Icon: ComponentType<SvgIconProps>; apply: Change }>;

/** Buttons that switch a mark or a block on and off; `name` is the editor's word for it. */
const toggles: readonly Toggle[] = [
  { name: "bold", label: "Bold", Icon: BoldIcon, apply: (chain) => chain.toggleBold() },
  { name: "italic", label: "Italic", Icon: ItalicIcon, apply: (chain) => chain.toggleItalic() },
  {
    name: "underline",
    label: "Underline",
    Icon: UnderlineIcon,
    apply: (chain) => chain.toggleUnderline(),
  },
  {
    name: "strike",
    label: "Strikethrough",
    Icon: StrikethroughIcon,
    apply: (chain) => chain.toggleStrike(),
  },
  { name: "code", label: "Code", Icon: CodeIcon, apply: (chain) => chain.toggleCode() },
  {
    name: "bulletList",
    label: "Bullet list",
    Icon: ListIcon,
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    name: "orderedList",
    label: "Numbered list",
    Icon: ListOrderedIcon,
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "blockquote",
    label: "Quote",
    Icon: QuoteIcon,
    apply: (chain) => chain.toggleBlockquote(),
  },
];

const stateOf = (editor: Editor) => ({
  block: blockOf(editor),
  active: toggles.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  inLink: editor.isActive("link"),
  inTable: editor.isActive("table"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 0.25,
  px: 1.5,
  py: 0.75,
  borderTop: 1,
  borderBottom: 1,
  borderColor: "divider",
  // In reach however long the text: under the app bar and the form's head.
  position: { md: "sticky" },
  top: { md: 156 },
  zIndex: 5,
  bgcolor: "background.paper",
};

export function Toolbar({ editor }: { editor: Editor }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar);
  const state = useEditorState({ editor, selector: () => stateOf(editor) });
  const run = (apply: Change) => () => void apply(editor.chain().focus()).run();
  return (
    <Box ref={toolbar} role="toolbar" aria-label="Formatting" {...roving} sx={bar}>
      <BlockSelect editor={editor} block={state.block} />
      {toggles.map(({ name, label, Icon, apply }) => (
        <ToolButton key={name} label={label} Icon={Icon} pressed={state.active.includes(name)} onClick={run(apply)} />
      ))}
      <LinkTool editor={editor} pressed={state.inLink} />
      <ImageTool editor={editor} />
      <ToolButton label="Horizontal rule" Icon={MinusIcon} onClick={run((chain) => chain.setHorizontalRule())} />
      <TableTool editor={editor} pressed={state.inTable} />
      <ToolButton label="Undo" Icon={Undo2Icon} disabled={!state.canUndo} onClick={run((chain) => chain.undo())} />
      <ToolButton label="Redo" Icon={Redo2Icon} disabled={!state.canRedo} onClick={run((chain) => chain.redo())} />
    </Box>
  );
}
