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

const same: Convert = (value) => value;

/** Times are ISO texts in UTC, JSON is parsed; `null` stays null. */
const toNeutral: Readonly<Record<Dialect, Readonly<Record<Column["kind"], Convert>>>> = {
  sqlite: {
    time: (value) => new Date(Number(value)).toISOString(),
    json: (value) => JSON.parse(String(value)),
    plain: same,
  },
  mysql: {
    time: (value) => new Date(`${String(value).replace(" ", "T")}Z`).toISOString(),
    json: (value) => JSON.parse(String(value)),
    plain: same,
  },
};

const fromNeutral: Readonly<Record<Dialect, Readonly<Record<Column["kind"], Convert>>>> = {
  sqlite: { time: (value) => Date.parse(String(value)), json: (value) => JSON.stringify(value), plain: same },
  mysql: {
    time: (value) => String(value).replace("T", " ").replace("Z", ""),
    json: (value) => JSON.stringify(value),
    plain: same,
  },
};

const convertedBy =
  (conversions: typeof toNeutral) =>
  (dialect: Dialect, { columns }: Pick<Table, "columns">) =>
  (row: Row): Row =>
    Object.fromEntries(
      columns.map(({ name, kind }) => {
        const value = row[name] ?? null;
        return [name, value === null ? null : conversions[dialect][kind](value)];
      }),
    );

/** Converts a row from the form of its database to one that every database can take. */
export const neutralRow = convertedBy(toNeutral);
/** Converts such a row to the form of a database. */
export const storedRow = convertedBy(fromNeutral);
