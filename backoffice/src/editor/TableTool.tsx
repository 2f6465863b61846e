import { Menu, MenuItem } from "@mui/material";
import type { ChainedCommands, Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import { TableIcon } from "../icons.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { useReturnToText } from "./useReturnToText.ts";

type Change = Readonly<{ label: string; apply: (chain: ChainedCommands) => ChainedCommands }>;

const outside: readonly Change[] = [
  { label: "Insert table", apply: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
];

const inside: readonly Change[] = [
  { label: "Add row below", apply: (chain) => chain.addRowAfter() },
  { label: "Add column right", apply: (chain) => chain.addColumnAfter() },
  { label: "Delete row", apply: (chain) => chain.deleteRow() },
  { label: "Delete column", apply: (chain) => chain.deleteColumn() },
  { label: "Delete table", apply: (chain) => chain.deleteTable() },
];

export function TableTool({ editor, pressed }: { editor: Editor; pressed: boolean }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { choose, onExited } = useReturnToText(editor);
  const change = ({ apply }: Change) => {
    setOpen(false);
    choose(() => apply(editor.chain()).run());
  };
  return (
    <>
      <span ref={anchor}>
        <ToolButton label="Table" Icon={TableIcon} pressed={pressed} onClick={() => setOpen(true)} />
      </span>
      <Menu
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        transitionDuration={0}
        slotProps={{ transition: { onExited } }}
      >
        {(pressed ? inside : outside).map((item) => (
          <MenuItem key={item.label} onClick={() => change(item)}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
