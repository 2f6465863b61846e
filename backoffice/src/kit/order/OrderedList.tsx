import { Box } from "@mui/material";
import type { RaRecord } from "react-admin";
import { customOrder } from "../data/endpoints.ts";
import { t } from "../language/t.ts";
import type { TableColumn } from "../list/columns.ts";
import type { SortChoice } from "../list/FilterSelect.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Records, type RecordsProps } from "../list/RecordsList.tsx";
import { phone } from "../theme/palette.ts";
import { Row } from "../theme/Words.tsx";
import { GripMenu } from "./GripMenu.tsx";
import { StepButtons, useReturningFocus } from "./MoveControls.tsx";
import { type Movable, Moves, useMoves } from "./Moves.tsx";

/** On phones the number stands on the handle, so that all controls of a card fit one row. */
const place = {
  minWidth: 22,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "button + &": { [phone]: { ml: -2.75, width: 22 } },
};

/** The position among all records, from 1, and the controls to change it. */
function OrderButtons({ record, name }: Readonly<{ record: Movable; name: string }>) {
  const { stepsOf, inOrder, arrival } = useMoves();
  const hasArrived = arrival?.id === record.id && arrival.order === record.order;
  const row = useReturningFocus(hasArrived ? arrival.by : undefined);
  const steps = stepsOf(record, name);
  if (steps.isFirst && steps.isLast) return record.order + 1;
  return (
    <Row ref={row} sx={{ gap: 0, whiteSpace: "nowrap" }}>
      {inOrder && <GripMenu steps={steps} />}
      <Box component="span" sx={place}>
        {record.order + 1}
      </Box>
      {/* On phones the handle's menu moves a row by a step, too. */}
      <Box component="span" sx={inOrder ? { [phone]: { display: "none" } } : {}}>
        <StepButtons steps={steps} />
      </Box>
    </Row>
  );
}

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

const heights = { rowHeight: 73, cardHeight: 146 };

type OrderedListProps<T> = Omit<RecordsProps<T>, "heights" | "narrowed"> &
  Readonly<{
    resource: string;
    /** The message when a move failed without a reason from the server. */
    orderFailed: string;
  }>;

/** A list of records that the editors order by hand. */
export const OrderedList = <T extends RaRecord>({ resource, orderFailed, ...records }: OrderedListProps<T>) => (
  <ListScreen resource={resource}>
    <Moves failed={orderFailed}>
      <Records {...records} heights={heights} narrowed={` ${t("found")}`} />
    </Moves>
  </ListScreen>
);
