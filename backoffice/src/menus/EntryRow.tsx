import { isLink, isSection, type MenuEntry, type MenuLink } from "@etalase/contracts/site/menus";
import { Box, Switch } from "@mui/material";
import { XIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { StepButtons, StepGrip } from "../order/StepButtons.tsx";
import type { MovedBy } from "../order/useOrderedItems.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { Grow, Note, Row } from "../theme/Words.tsx";
import type { EntryWords } from "./entryWords.ts";
import { LinkFields } from "./LinkFields.tsx";

type EntryRowProps = Readonly<{
  entry: MenuEntry;
  words: EntryWords;
  errors: Readonly<Partial<Record<keyof MenuLink, string>>>;
  /** Position, from 0. */
  place: number;
  last: number;
  onMove: (to: number, by: MovedBy) => void;
  onChange: (entry: MenuEntry) => void;
  onRemove: () => void;
}>;

const row = { gap: 1, minHeight: 60, px: { xs: 1.5, sm: 2.5 }, bgcolor: "background.paper" };
const grip = { display: "flex", width: 30, flex: "none" };
/** On phones the fields of a link need the width of the row. */
const wide = { flexWrap: { xs: "wrap", sm: "nowrap" }, justifyContent: "flex-end", pb: { xs: 1, sm: 0 } };
const fields = { flexBasis: { xs: "calc(100% - 38px)", sm: 0 } };

/** An entry of a menu: moved, shown or hidden; a link is edited and removed, and so is a page that is not there. */
export function EntryRow({
  entry,
  words: { name, note, isMissing },
  errors,
  place,
  last,
  onMove,
  onChange,
  onRemove,
}: EntryRowProps) {
  const isOn = isLink(entry) || (entry.isShown && !isMissing);
  // A section always has its place; a page gets one again once its form chooses the menu.
  const isRemovable = isLink(entry) || (isMissing && !isSection(entry.id));
  return (
    <Row component="li" sx={isLink(entry) ? { ...row, ...wide } : row}>
      <Box sx={grip}>
        <StepGrip {...{ name, place, last, onMove }} first={0} />
      </Box>
      <Grow sx={{ py: 1, ...(isLink(entry) && fields) }}>
        {isLink(entry) ? (
          <LinkFields link={entry} {...{ name, errors, onChange }} note={note === entry.url ? undefined : note} />
        ) : (
          <>
            <Box sx={{ fontWeight: 600, ...(!isOn && { color: "text.secondary" }) }}>{name}</Box>
            <Note>{note}</Note>
          </>
        )}
      </Grow>
      <StepButtons {...{ name, place, last, onMove }} first={0} />
      {isLink(entry) || isRemovable ? (
        <IconAction label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} danger onClick={onRemove} />
      ) : (
        <Switch
          checked={entry.isShown}
          onChange={({ target }) => onChange({ ...entry, isShown: target.checked })}
          slotProps={{ input: { role: "switch", "aria-label": t("Show {name}", { name }) } }}
        />
      )}
    </Row>
  );
}
