import { Box, ListItemText, Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import { FormatButton, type Tool } from "./FormatButton.tsx";
import { type Change, useReturnToText } from "./useReturnToText.ts";

type ToolMenuProps = Readonly<{
  editor: Editor;
  label: string;
  Icon: LucideIcon;
  /** Whether the text at the caret has one of the tools applied. */
  pressed: boolean;
  tools: readonly Tool[];
}>;

/** A button that opens further tools. */
export function ToolMenu({ editor, tools, ...button }: ToolMenuProps) {
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
        <FormatButton {...button} onClick={() => setOpen(true)} />
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
      </Menu>
    </>
  );
}
