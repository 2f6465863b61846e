import { gunzipSync } from "node:zlib";
import type { Column, Row, Snapshot, Table } from "./snapshot.ts";

/** The largest part of a table: no backup of this product has a larger one. */
const maxOutputLength = 64 * 1024 * 1024;

/** The rows in a part of a table. @throws when the part holds none */
export function rowsIn(bytes: Uint8Array): readonly Row[] {
  const rows = gunzipSync(bytes, { maxOutputLength })
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  if (rows.some((row) => Object.getPrototypeOf(Object(row)) !== Object.prototype)) throw new TypeError("no rows");
  return rows;
}

type Dialect = Snapshot["database"];
type Convert = (value: unknown) => unknown;

/** The forms in which the databases store times: each way to an ISO text in UTC, and back. */
const times: Readonly<Record<Dialect, Readonly<{ toIso: Convert; fromIso: Convert }>>> = {
  sqlite: {
    toIso: (value) => new Date(Number(value)).toISOString(),
    fromIso: (value) => Date.parse(String(value)),
  },
  mysql: {
    toIso: (value) => new Date(`${String(value).replace(" ", "T")}Z`).toISOString(),
    fromIso: (value) => String(value).replace("T", " ").replace("Z", ""),
  },
};

const converted = (
  row: Row,
  { columns }: Pick<Table, "columns">,
  conversions: Partial<Record<Column["kind"], Convert>>,
) =>
  Object.fromEntries(
    columns.map(({ name, kind }) => {
      const value = row[name] ?? null;
      const convert = value === null ? undefined : conversions[kind];
      return [name, convert ? convert(value) : value];
    }),
  );

/** Converts a row from the form of its database to one that every database can take: times in ISO, JSON parsed. */
export const neutralRow =
  (dialect: Dialect, table: Pick<Table, "columns">) =>
  (row: Row): Row =>
    converted(row, table, { time: times[dialect].toIso, json: (value) => JSON.parse(String(value)) });

/** Converts such a row to the form of a database. */
export const storedRow =
  (dialect: Dialect, table: Pick<Table, "columns">) =>
  (row: Row): Row =>
    converted(row, table, { time: times[dialect].fromIso, json: (value) => JSON.stringify(value) });
