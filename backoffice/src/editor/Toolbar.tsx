import { Box } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  CodeIcon,
  EllipsisIcon,
  MinusIcon,
  QuoteIcon,
  Redo2Icon,
  StrikethroughIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TableIcon,
  UnderlineIcon,
  Undo2Icon,
} from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { t } from "../kit/language/t.ts";
import { BlockSelect, blockOf } from "./BlockSelect.tsx";
import { FormatButton, type Tool, usualTools } from "./FormatButton.tsx";
import { ImageTool } from "./ImageTool.tsx";
import { LinkTool } from "./LinkTool.tsx";
import { ToolMenu } from "./ToolMenu.tsx";
import { aboveKeyboard, bar, rowHeight, useFitting, useKeyboard } from "./toolbarPlace.ts";
import type { usePictures } from "./usePictures.ts";
import { useRovingFocus } from "./useRovingFocus.ts";

const table = (label: string, apply: Tool["apply"]): Tool => ({ label, Icon: TableIcon, apply });

const newTable: readonly Tool[] = [
  table(t("Insert table"), (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
];

const inTable: readonly Tool[] = [
  table(t("Add row below"), (chain) => chain.addRowAfter()),
  table(t("Add column right"), (chain) => chain.addColumnAfter()),
  table(t("Delete row"), (chain) => chain.deleteRow()),
  table(t("Delete column"), (chain) => chain.deleteColumn()),
  table(t("Delete table"), (chain) => chain.deleteTable()),
];

/** In the order of their use: the last ones stand behind a menu where there is no room. `name` is the editor's. */
const toggles: readonly Tool[] = [
  ...usualTools,
  { name: "blockquote", label: t("Quote"), Icon: QuoteIcon, apply: (chain) => chain.toggleBlockquote() },
  {
    name: "underline",
    label: t("Underline"),
    letter: "U",
    Icon: UnderlineIcon,
    apply: (chain) => chain.toggleUnderline(),
  },
  { name: "strike", label: t("Strikethrough"), Icon: StrikethroughIcon, apply: (chain) => chain.toggleStrike() },
  { name: "code", label: t("Code"), Icon: CodeIcon, apply: (chain) => chain.toggleCode() },
  { name: "subscript", label: t("Subscript"), Icon: SubscriptIcon, apply: (chain) => chain.toggleMark("subscript") },
  {
    name: "superscript",
    label: t("Superscript"),
    Icon: SuperscriptIcon,
    apply: (chain) => chain.toggleMark("superscript"),
  },
];

const acts = {
  undo: { label: t("Undo"), Icon: Undo2Icon, apply: (chain) => chain.undo() },
  redo: { label: t("Redo"), Icon: Redo2Icon, apply: (chain) => chain.redo() },
  rule: { label: t("Horizontal rule"), Icon: MinusIcon, apply: (chain) => chain.setHorizontalRule() },
} as const satisfies Readonly<Record<string, Tool>>;

const stateOf = (editor: Editor) => ({
  block: blockOf(editor),
  active: toggles.flatMap(({ name }) => (name && editor.isActive(name) ? [name] : [])),
  inLink: editor.isActive("link"),
  inTable: editor.isActive("table"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

type ToolbarProps = Readonly<{
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  pictures: ReturnType<typeof usePictures>;
  /** Stands at the other end of the row. */
  children: ReactNode;
}>;

export function Toolbar({ editor, ref: toolbar, pictures, children }: ToolbarProps) {
  const keyboard = useKeyboard(editor);
  const roving = useRovingFocus(toolbar);
  const state = useEditorState({ editor, selector: () => stateOf(editor) });
  const [bold, italic, ...others] = toggles.map((tool) => ({
    ...tool,
    pressed: state.active.includes(tool.name ?? ""),
  }));
  const rest: readonly Tool[] = [
    ...others.slice(0, 3),
    { ...acts.undo, disabled: !state.canUndo },
    { ...acts.redo, disabled: !state.canRedo },
    ...others.slice(3),
    acts.rule,
  ];
  const shown = useFitting(toolbar, rest.length);
  const hidden = rest.slice(shown);
  const button = ({ apply, name: _, ...tool }: Tool) => (
    <FormatButton key={tool.label} {...tool} onClick={() => void apply(editor.chain().focus()).run()} />
  );
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
        {bold && button(bold)}
        {italic && button(italic)}
        <LinkTool editor={editor} pressed={state.inLink} />
        <ImageTool editor={editor} {...pictures} />
        {rest.slice(0, shown).map(button)}
        <ToolMenu
          editor={editor}
          {...(hidden.length > 0
            ? { label: t("More tools"), Icon: EllipsisIcon }
            : { label: t("Table"), Icon: TableIcon })}
          pressed={state.inTable || hidden.some(({ pressed }) => pressed)}
          tools={[...hidden, ...(state.inTable ? inTable : newTable)]}
        />
        <Box sx={{ flex: 1 }} />
        {children}
      </Box>
    </>
  );
}
