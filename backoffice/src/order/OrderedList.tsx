import type { RaRecord } from "react-admin";
import { t } from "../language/t.ts";
import type { TableColumn } from "../list/columns.ts";
import type { SortChoice } from "../list/FilterSelect.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Records, type RecordsProps } from "../list/RecordsList.tsx";
import { Moves } from "./Moves.tsx";
import { OrderButtons } from "./OrderButtons.tsx";

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
