import { placeMax } from "@etalase/contracts/rules/content";
import { Box, Menu, MenuItem } from "@mui/material";
import { ArrowDownIcon, ArrowUpIcon, ArrowUpToLineIcon } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { RaRecord } from "react-admin";
import { t } from "../language/t.ts";
import type { TableColumn } from "../list/columns.ts";
import type { SortChoice } from "../list/FilterSelect.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Records, type RecordsProps } from "../list/RecordsList.tsx";
import { phone } from "../theme/palette.ts";
import { Row } from "../theme/Words.tsx";
import { Grip, MoveButton, type WayKey } from "./MoveControls.tsx";
import { type Control, type Movable, Moves, useMoves } from "./Moves.tsx";

type OrderProps = Readonly<{ record: Movable; name: string }>;

/**
 * Restores the focus after a move: on another page or at another position, the row is a new one, and the old one had
 * it.
 */
function useReturningFocus(record: Movable, by: Control): RefObject<HTMLButtonElement | null> {
  const { arrival } = useMoves();
  const button = useRef<HTMLButtonElement>(null);
  const arrived = arrival?.id === record.id && arrival.by === by && arrival.order === record.order;
  useEffect(() => {
    if (arrived && document.activeElement === document.body) button.current?.focus();
  }, [arrived]);
  return button;
}

const moves = {
  top: {
    label: (name: string) => t("Move {name} to the top", { name }),
    tip: t("Move to the top"),
    Icon: ArrowUpToLineIcon,
  },
  up: { label: (name: string) => t("Move {name} up", { name }), tip: t("Move up"), Icon: ArrowUpIcon },
  down: { label: (name: string) => t("Move {name} down", { name }), tip: t("Move down"), Icon: ArrowDownIcon },
};

function RecordMove({ record, name, by }: OrderProps & Readonly<{ by: keyof typeof moves }>) {
  const { move, isAtEnd } = useMoves();
  const button = useReturningFocus(record, by);
  const { label, ...shown } = moves[by];
  const atEnd = isAtEnd(record, by === "down" ? "down" : "up");
  const aim = by === "top" ? { order: 0 } : { direction: by };
  return (
    <MoveButton
      {...shown}
      ref={button}
      label={label(name)}
      end={atEnd ? (by === "down" ? t("Already last") : t("Already first")) : undefined}
      control={by}
      onClick={() => move({ record, name, by, aim })}
    />
  );
}

const aims = {
  ArrowUp: { direction: "up" },
  ArrowDown: { direction: "down" },
  Home: { order: 0 },
  End: { order: placeMax },
} as const;

/** The moves of the handle's menu: those for which a narrow row has no button. */
const farMoves = [
  { key: "Home", label: t("Move to the top") },
  { key: "End", label: t("Move to the end") },
] as const;

function Handle({ record, name }: OrderProps) {
  const { move, drop, isAtEnd } = useMoves();
  const button = useReturningFocus(record, "handle");
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const isOver = (key: WayKey) => isAtEnd(record, key === "ArrowUp" || key === "Home" ? "up" : "down");
  const onKey = (key: WayKey) => {
    setAnchor(null);
    if (!isOver(key)) move({ record, name, by: "handle", aim: aims[key] });
  };
  const onDrop = (order: number) => drop(record, name, order);
  return (
    <>
      <Grip ref={button} name={name} order={record.order} onPress={setAnchor} {...{ onKey, onDrop }} />
      <Menu
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": t("Move {name}", { name }) } }}
      >
        {farMoves.map(({ key, label }) => (
          <MenuItem key={key} disabled={isOver(key)} onClick={() => onKey(key)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** On phones the number stands on the handle, so that all controls of a card fit one row. */
const place = {
  minWidth: 22,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "button + &": { [phone]: { ml: -2.75, width: 22 } },
};

/** The position among all records, from 1, and the controls to change it. */
function OrderButtons({ record, name }: OrderProps) {
  const { inOrder } = useMoves();
  return (
    <Row sx={{ gap: { xs: 0, sm: 0.5 } }}>
      {inOrder && <Handle record={record} name={name} />}
      <Box component="span" sx={place}>
        {record.order + 1}
      </Box>
      <Box component="span" sx={{ display: inOrder ? { xs: "none", sm: "inline", md: "none", lg: "inline" } : "" }}>
        <RecordMove record={record} name={name} by="top" />
      </Box>
      <RecordMove record={record} name={name} by="up" />
      <RecordMove record={record} name={name} by="down" />
    </Row>
  );
}

const customOrder = { field: "order", order: "ASC" } as const;

/** The sort choices above such a list, by the field that holds a record's name. */
export const orderedSortsBy = (field: string, label: string): readonly SortChoice[] => [
  { ...customOrder, name: t("Custom order") },
  { field, order: "ASC", name: t("{label} A–Z", { label }) },
  { field, order: "DESC", name: t("{label} Z–A", { label }) },
  { field: "createdAt", order: "DESC", name: t("Newest") },
  { field: "createdAt", order: "ASC", name: t("Oldest") },
];

export const orderedSorts = orderedSortsBy("name", t("Name"));

type OrderedRecord = Readonly<{ id: string; order: number }>;

/** The column that moves a record. */
export const orderColumnOf = <T extends OrderedRecord>(nameOf: (record: T) => string): TableColumn<T> => ({
  name: t("Order"),
  source: "order",
  onCard: "controls",
  of: ({ order }) => order + 1,
  cell: (record) => <OrderButtons record={record} name={nameOf(record)} />,
});

export const orderColumn = orderColumnOf<OrderedRecord & Readonly<{ name: string }>>(({ name }) => name);

const heights = { rowHeight: 73, cardHeight: 190 };

type OrderedListProps<T> = Omit<RecordsProps<T>, "heights" | "narrowed"> &
  Readonly<{
    resource: string;
    /** The message when a move failed without a reason from the server. */
    orderFailed: string;
  }>;

/** A list of records that the editors order by hand. */
export const OrderedList = <T extends RaRecord>({ resource, orderFailed, ...records }: OrderedListProps<T>) => (
  <ListScreen resource={resource} perPage={records.perPage} sort={customOrder}>
    <Moves failed={orderFailed}>
      <Records {...records} heights={heights} narrowed={` ${t("found")}`} />
    </Moves>
  </ListScreen>
);
