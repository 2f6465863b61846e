import { kinds, titleOf } from "@etalase/contracts/kinds";
import type { PlainResource } from "@etalase/contracts/plain-kinds";
import type { ReactNode } from "react";
import type { RaRecord } from "react-admin";
import { t } from "../language/t.ts";
import { type Column, type Rows, remainingWidth, savedColumns, type TableColumn } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { orderColumnOf } from "../order/OrderedList.tsx";
import { ActiveChip, activeNames } from "./ActiveChip.tsx";
import { ActiveToggle } from "./ActiveToggle.tsx";

type Listed = RaRecord<string> & Readonly<{ order: number; isActive: boolean; createdAt: string; updatedAt: string }>;

/** The columns and cells of one kind. `toggled` is the message when a record could not be shown or hidden. */
type Own<T> = Readonly<{
  /** The label of the field that names a record. */
  label: string;
  name: (record: T) => ReactNode;
  /** The column of the picture, which stands at the start of a card, too. */
  pictured?: TableColumn<T>;
  columns?: readonly Column<T>[];
  toggled?: string;
  /** The actions after the one that shows or hides a record. */
  more?: (record: T) => ReactNode;
}> &
  Partial<Pick<Rows<T>, "picture" | "words">>;

/** Table, cards and file of such a kind: order, name and state are the same for all. */
export function activeRows<T extends Listed>(
  resource: PlainResource | "packages",
  { label, name, pictured, columns = [], toggled, more, ...card }: Own<T>,
): Rows<T> {
  const { noun, titled } = kinds[resource];
  const failed = toggled ?? t("Failed to update {noun}", { noun: t(noun) });
  const nameOf = (record: T) => titleOf(resource, record);
  return {
    nameOf,
    picture: pictured?.cell ?? (() => null),
    words: name,
    columns: [
      orderColumnOf(nameOf),
      ...(pictured ? [pictured] : []),
      { name: label, source: titled, isName: true, sort: "ASC", sx: remainingWidth, of: nameOf, cell: name },
      ...columns,
      {
        name: t("Status"),
        source: "isActive",
        onCard: true,
        of: ({ isActive }) => activeNames[`${isActive}`],
        cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
      },
      ...savedColumns,
    ],
    actions: (record) => (
      <>
        <ActiveToggle record={{ ...record, name: nameOf(record) }} failed={failed} />
        {more?.(record)}
      </>
    ),
    deleting: deleteSentences(noun),
    ...card,
  };
}
