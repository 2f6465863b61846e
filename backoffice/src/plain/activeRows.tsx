import { kinds, titleOf } from "@etalase/contracts/kinds";
import type { PlainResource } from "@etalase/contracts/plain-kinds";
import { Box, IconButton, type Theme } from "@mui/material";
import type { ReactNode } from "react";
import type { RaRecord } from "react-admin";
import { t } from "../kit/language/t.ts";
import { type Column, type Rows, remainingWidth, savedColumns, type TableColumn } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { useToggle } from "../kit/list/useToggle.ts";
import { orderColumnOf } from "../kit/order/OrderedList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { disc } from "../kit/theme/looks.ts";
import { colours } from "../kit/theme/palette.ts";
import { Row } from "../kit/theme/Words.tsx";

/** The labels for whether a record is on the website. */
export const activeNames = { true: t("Active"), false: t("Inactive") };

/** The choices of the filter. */
export const activeChoices = Object.entries(activeNames).map(([id, name]) => ({ id, name }));

export const ActiveChip = ({ isActive }: { isActive: boolean }) => (
  <StatusChip tone={isActive ? "success" : "default"} label={activeNames[`${isActive}`]} />
);

const moving = "background-color .15s ease-out, transform .15s ease-out";

const track = (on: boolean) => ({
  display: "block",
  width: 44,
  height: 26,
  p: "3px",
  borderRadius: "13px",
  bgcolor: on ? "primary.main" : ({ palette }: Theme) => colours[palette.mode].track,
  transition: moving,
});

const thumb = (on: boolean) => ({
  display: "block",
  ...disc(20),
  bgcolor: on ? "primary.contrastText" : "common.white",
  transform: on ? "translateX(18px)" : "none",
  transition: moving,
});

type ActiveToggleProps = Readonly<{
  record: Readonly<{ id: string; name: string; isActive: boolean }>;
  /** The message when the change failed. */
  failed: string;
}>;

/** Shows or hides a record on the website. Looks like a switch, but its label is the action; the word is the state. */
function ActiveToggle({ record, failed }: ActiveToggleProps) {
  const { name, isActive } = record;
  const { button, toggle } = useToggle(
    record,
    { isActive: !isActive },
    { done: isActive ? t("{name} deactivated", { name }) : t("{name} activated", { name }), failed },
  );
  return (
    <Row sx={{ gap: 0.5, ml: -0.5 }}>
      <IconButton
        data-tip={isActive ? t("Deactivate") : t("Activate")}
        ref={button}
        aria-label={isActive ? t("Deactivate {name}", { name }) : t("Activate {name}", { name })}
        onClick={toggle}
        sx={{ px: 0.5, py: 0.625 }}
      >
        <Box component="span" sx={track(isActive)}>
          <Box component="span" sx={thumb(isActive)} />
        </Box>
      </IconButton>
      {activeNames[`${isActive}`]}
    </Row>
  );
}

type Listed = RaRecord<string> & Readonly<{ order: number; isActive: boolean; createdAt: string; updatedAt: string }>;

/** The parts of the rows that one kind has to itself. */
type Own<T> = Readonly<{
  /** The label of the field that names a record. */
  name: string;
  /** A record's name, with a note. */
  cell: (record: T) => ReactNode;
  /** The column of the picture, which stands at the start of a card, too. */
  pictureColumn?: TableColumn<T>;
  columns?: readonly Column<T>[];
  /** The message when a record could not be shown or hidden. */
  toggleFailed?: string;
  /** The actions before editing and deleting. */
  more?: (record: T) => ReactNode;
}> &
  Partial<Pick<Rows<T>, "picture" | "words">>;

/** Table, cards and file of a kind whose records visitors see while they are active. */
export function activeRows<T extends Listed>(
  resource: PlainResource | "packages",
  { name, cell, pictureColumn, columns = [], toggleFailed, more, ...card }: Own<T>,
): Rows<T> {
  const { noun, titled } = kinds[resource];
  const failed = toggleFailed ?? t("Failed to update {noun}", { noun: t(noun) });
  const nameOf = (record: T) => titleOf(resource, record);
  return {
    nameOf,
    picture: pictureColumn?.cell ?? (() => null),
    words: cell,
    columns: [
      orderColumnOf(nameOf),
      ...(pictureColumn ? [pictureColumn] : []),
      { name, source: titled, isName: true, sort: "ASC", sx: remainingWidth, of: nameOf, cell },
      ...columns,
      {
        name: t("Status"),
        source: "isActive",
        onCard: true,
        of: ({ isActive }) => activeNames[`${isActive}`],
        cell: (record) => <ActiveToggle record={{ ...record, name: nameOf(record) }} failed={failed} />,
      },
      ...savedColumns,
    ],
    ...(more && { actions: more }),
    deleting: deleteSentences(noun),
    ...card,
  };
}
