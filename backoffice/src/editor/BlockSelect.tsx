import { Box, MenuItem, Select } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { t } from "../kit/language/t.ts";
import { phone, touch, touchPadding } from "../kit/theme/palette.ts";
import { type Change, useReturnToText } from "./useReturnToText.ts";

const blocks = [
  { id: "paragraph", name: t("Paragraph"), short: "¶" },
  { id: "h2", name: t("Heading 2"), short: "H2" },
  { id: "h3", name: t("Heading 3"), short: "H3" },
  { id: "h4", name: t("Heading 4"), short: "H4" },
] as const;

type Block = (typeof blocks)[number]["id"];

const levels = { h2: 2, h3: 3, h4: 4 } as const;

export function blockOf(editor: Editor): Block {
  const heading = (["h2", "h3", "h4"] as const).find((id) => editor.isActive("heading", { level: levels[id] }));
  return heading ?? "paragraph";
}

const changeTo =
  (block: Block): Change =>
  (chain) =>
    block === "paragraph" ? chain.setParagraph() : chain.setHeading({ level: levels[block] });

const onPhones = (display: string) => ({ [phone]: { display } });

/** The chosen style; on phones, where tools need the room, by its sign. */
const Shown = ({ name, short }: (typeof blocks)[number]) => (
  <>
    <Box component="span" sx={onPhones("none")}>
      {name}
    </Box>
    <Box component="span" aria-hidden sx={{ display: "none", ...onPhones("inline") }}>
      {short}
    </Box>
  </>
);

const look = {
  flex: "none",
  width: 120,
  minHeight: 36,
  fontSize: ".875rem",
  "& .MuiSelect-select": { py: 0.75 },
  [touch]: { "& .MuiSelect-select": { py: touchPadding } },
  [phone]: {
    width: 44,
    "& .MuiSelect-select.MuiSelect-select": { px: 0, py: touchPadding, textAlign: "center", fontWeight: 700 },
    "& .MuiSelect-icon": { display: "none" },
  },
};

export function BlockSelect({ editor, block }: { editor: Editor; block: Block }) {
  const { choose, onExited } = useReturnToText(editor);
  return (
    <Select
      size="small"
      value={block}
      onChange={(event) => choose(changeTo(event.target.value))}
      // Closes without a transition, or the first letters typed after the choice would be lost.
      MenuProps={{ transitionDuration: 0, slotProps: { transition: { onExited } } }}
      SelectDisplayProps={{ "aria-label": t("Text style") }}
      renderValue={(value) => <Shown {...(blocks.find(({ id }) => id === value) ?? blocks[0])} />}
      sx={look}
    >
      {blocks.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
