import type { CsvColumn } from "@etalase/contracts/text/csv";
import type { SxProps } from "@mui/material";
import type { ReactNode } from "react";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { isoDay } from "../parts/format.ts";
import type { DeleteSentences } from "./DeleteDialog.tsx";

/** A column of the table; with `of` it is one of the export too. */
export type TableColumn<T> = Readonly<{
  name: string;
  /** The field that the API sorts by; also what the column is remembered by when it is hidden. */
  source: keyof T & string;
  cell: (record: T) => ReactNode;
  of?: CsvColumn<T>["of"];
  /** What its head says besides, to whoever points at it. */
  hint?: string;
  /** Whether it tells which record a row is about, and cannot be hidden. */
  isName?: boolean;
  /** The first order that its head asks for. A column without one cannot be sorted by. */
  sort?: "ASC" | "DESC";
  align?: "right";
  sx?: SxProps;
  /** Whether it stands at the foot of a card too. */
  onCard?: boolean;
}>;

/** What a list says of its records. One without a `cell` is in the export alone. */
export type Column<T> = TableColumn<T> | CsvColumn<T>;

/** When a record was made and saved, for the file. */
export const savedColumns: readonly CsvColumn<Readonly<{ createdAt: string; updatedAt: string }>>[] = [
  { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
  { name: "Last updated", of: ({ updatedAt }) => isoDay(new Date(updatedAt)) },
];

/** How a list shows records that no form edits: as a table, as cards where a table has no room, and as a file. */
export type PlainRows<T> = Readonly<{
  columns: readonly Column<T>[];
  card: (record: T) => ReactNode;
  /** Absent where records are only read. */
  actions?: (record: T) => ReactNode;
}>;

/** How a list shows records that can be selected and edited. */
export type Rows<T> = Readonly<{
  /** What a record is called. */
  nameOf: (record: T) => string;
  columns: readonly Column<T>[];
  /** The beginning of a card: a picture, and the words beside it. */
  picture: (record: T) => ReactNode;
  words: (record: T) => ReactNode;
  /** The actions besides editing and deleting, which come last. */
  actions?: (record: T) => ReactNode;
  deleting: DeleteSentences;
}>;

export const tableColumns = <T>(columns: readonly Column<T>[]): readonly TableColumn<T>[] =>
  columns.filter((column) => "cell" in column);

export const csvColumns = <T>(columns: readonly Column<T>[]): readonly CsvColumn<T>[] =>
  columns.flatMap(({ name, of }) => (of ? [{ name, of }] : []));

/** The columns of the table that may be hidden. */
export const hideableColumns = <T>(columns: readonly Column<T>[]): readonly Choice[] =>
  tableColumns(columns)
    .filter(({ isName }) => !isName)
    .map(({ source, name }) => ({ id: source, name }));
