import { Box, ListItemText, Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { EllipsisIcon, type LucideIcon, TableIcon } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { FormatButton } from "./FormatButton.tsx";
import { inTable as changes, newTable } from "./TableTool.tsx";
import { type Change, useReturnToText } from "./useReturnToText.ts";

/** A tool that applies one change; `name` is the editor's name of the mark or block that it toggles. */
export type Tool = Readonly<{
  name?: string;
  label: string;
  letter?: string;
  Icon: LucideIcon;
  apply: Change;
  pressed?: boolean;
  disabled?: boolean;
}>;

type MoreToolsProps = Readonly<{ editor: Editor; tools: readonly Tool[]; inTable: boolean }>;

/** The tools for which the row has no room. */
export function MoreTools({ editor, tools, inTable }: MoreToolsProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { choose, onExited } = useReturnToText(editor);
  const select = (change: Change) => {
    setOpen(false);
    choose(change);
  };
  return (
    <>
      <span ref={anchor}>
        <FormatButton
          label={t("More tools")}
          Icon={EllipsisIcon}
          pressed={inTable || tools.some(({ pressed }) => pressed)}
          onClick={() => setOpen(true)}
        />
      </span>
      <Menu
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        transitionDuration={0}
        slotProps={{ transition: { onExited } }}
      >
        {tools.map(({ label, Icon, apply, pressed = false, disabled = false }) => (
          <MenuItem key={label} selected={pressed} disabled={disabled} onClick={() => select(apply)} sx={{ gap: 1.5 }}>
            <Box component={Icon} aria-hidden sx={{ fontSize: 18 }} />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        {(inTable ? changes : newTable).map(({ label, change }) => (
          <MenuItem key={label} onClick={() => select(change)} sx={{ gap: 1.5 }}>
            <Box component={TableIcon} aria-hidden sx={{ fontSize: 18 }} />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
