import { Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { TableIcon } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { FormatButton } from "./FormatButton.tsx";
import { type Change, useReturnToText } from "./useReturnToText.ts";

type Item = Readonly<{ label: string; change: Change }>;

export const newTable: readonly Item[] = [
  { label: t("Insert table"), change: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
];

export const inTable: readonly Item[] = [
  { label: t("Add row below"), change: (chain) => chain.addRowAfter() },
  { label: t("Add column right"), change: (chain) => chain.addColumnAfter() },
  { label: t("Delete row"), change: (chain) => chain.deleteRow() },
  { label: t("Delete column"), change: (chain) => chain.deleteColumn() },
  { label: t("Delete table"), change: (chain) => chain.deleteTable() },
];

export function TableTool({ editor, pressed }: { editor: Editor; pressed: boolean }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { choose, onExited } = useReturnToText(editor);
  const select = ({ change }: Item) => {
    setOpen(false);
    choose(change);
  };
  return (
    <>
      <span ref={anchor}>
        <FormatButton label={t("Table")} Icon={TableIcon} pressed={pressed} onClick={() => setOpen(true)} />
      </span>
      <Menu
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        transitionDuration={0}
        slotProps={{ transition: { onExited } }}
      >
        {(pressed ? inTable : newTable).map((item) => (
          <MenuItem key={item.label} onClick={() => select(item)}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
