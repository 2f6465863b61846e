import type { CsvColumn } from "@etalase/contracts/text/csv";
import type { SxProps } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { isoDay } from "../parts/format.ts";
import type { DeleteSentences } from "./DeleteDialog.tsx";

/** A column of the table; one with `of` is also exported. */
export type TableColumn<T> = Readonly<{
  name: string;
  /** The field that the API sorts by, and the key under which a hidden column is remembered. */
  source: keyof T & string;
  cell: (record: T) => ReactNode;
  of?: CsvColumn<T>["of"];
  /** A tooltip on the column head. */
  hint?: string;
  /** Whether it names the row's record, and so cannot be hidden. */
  isName?: boolean;
  /** The first order when the head is clicked. A column without one is not sortable. */
  sort?: "ASC" | "DESC";
  align?: "right";
  sx?: SxProps;
  /** Whether its cell stands under the name where the table is narrow. */
  isStacked?: true;
  /** Whether it also appears on a card. Controls take its last row, so that the other cells go above them. */
  onCard?: true | "controls";
}>;

/** Takes the remaining width: with a maximum of 0, its text wraps instead of pushing the other columns. */
export const remainingWidth = { width: "50%", maxWidth: 0, minWidth: 150 };

/** A column of a list. One without a `cell` is only exported. */
export type Column<T> = TableColumn<T> | CsvColumn<T>;

/** Puts the cells of columns under each other. */
type Stacked<T> = (columns: readonly TableColumn<T>[], record: T) => ReactNode;

/** The creation and update dates, for the export. */
export const savedColumns: readonly CsvColumn<Readonly<{ createdAt: string; updatedAt: string }>>[] = [
  { name: t("Created"), of: ({ createdAt }) => isoDay(new Date(createdAt)) },
  { name: t("Last updated"), of: ({ updatedAt }) => isoDay(new Date(updatedAt)) },
];

/** Describes how a list shows records without a form: as a table, as cards where a table has no room, and as a file. */
export type PlainRows<T> = Readonly<{
  columns: readonly Column<T>[];
  /** Replaces the usual card, which has the name above the labelled cells of the other columns. */
  card?: (record: T) => ReactNode;
  /** Absent for read-only records. */
  actions?: (record: T) => ReactNode;
}>;

/** Describes how a list shows records that can be selected and edited. */
export type Rows<T> = Readonly<{
  /** Returns a record's name. */
  nameOf: (record: T) => string;
  columns: readonly Column<T>[];
  /** The start of a card: a picture, and the text beside it. */
  picture: (record: T) => ReactNode;
  words: (record: T) => ReactNode;
  /** Whether the words leave room for the actions beside them on a tablet. */
  isShort?: true;
  /** The actions before editing and deleting, which come last. */
  actions?: (record: T) => ReactNode;
  deleting: DeleteSentences;
  /** Returns the reason why a record cannot be deleted, if there is one. */
  keptFor?: (record: T) => string | undefined;
}>;

export const tableColumns = <T>(columns: readonly Column<T>[]): readonly TableColumn<T>[] =>
  columns.filter((column) => "cell" in column);

export const csvColumns = <T>(columns: readonly Column<T>[]): readonly CsvColumn<T>[] =>
  columns.flatMap(({ name, of }) => (of ? [{ name, of }] : []));

/**
 * Returns the columns of a narrow table: the name takes the remaining width, and the cells of some columns stand under
 * it.
 */
export function narrowColumns<T>(
  columns: readonly Column<T>[],
  hidden: readonly string[],
  stacked: Stacked<T>,
): readonly TableColumn<T>[] {
  const all = tableColumns(columns);
  const name = all.find(({ isName }) => isName);
  const under = all.filter(({ isStacked, source }) => isStacked && !hidden.includes(source));
  if (!name || !all.some(({ isStacked }) => isStacked)) return all;
  const cell = (record: T) => stacked([name, ...under], record);
  return all
    .filter(({ isStacked }) => !isStacked)
    .map((column) => (column === name ? { ...name, sx: remainingWidth, cell } : column));
}

/** Returns the table columns that may be hidden. */
export const hideableColumns = <T>(columns: readonly Column<T>[]): readonly Choice[] =>
  tableColumns(columns)
    .filter(({ isName }) => !isName)
    .map(({ source, name }) => ({ id: source, name }));
