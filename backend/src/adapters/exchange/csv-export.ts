import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { type Refusal, refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { csvLine, csvStart, fromCsvCell } from "@etalase/contracts/text/csv";
import { at, type Entry, type Refused, recordAt } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import { fieldsOf, typeIn, type ValueType } from "../../application/exchange/kinds.ts";
import { shownValue } from "../../application/exchange/values.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  asTyped,
  beginningOf,
  type Column,
  isAbsentIfEmpty,
  type Row,
  rowsOf,
  tellsDelimiter,
  unclearDay,
  valueIn,
} from "./csv-rows.ts";
import { BrokenFile, headOf, lineAt } from "./text-file.ts";

type Values = Readonly<Record<string, unknown>>;

const promoTypes = new Map<string, ValueType>([
  ["promoPrice", { is: "number" }],
  ["promoStartsAt", { is: "moment" }],
  ["promoEndsAt", { is: "moment", isEnd: true }],
]);
const promoColumns = ["promoPrice", "promoStartsAt", "promoEndsAt"] as const;

const columnOf = (resource: ContentResource, name: string): Column => ({
  name,
  type: promoTypes.get(name) ?? typeIn(resource, name),
});

/** The columns of a table of these records; the first column names their kind. */
export const csvColumns = (resource: ContentResource): readonly string[] => [
  "resource",
  ...fieldsOf(resource).flatMap((field) => (field === "promo" ? promoColumns : [field])),
];

function cellOf(values: Values, column: string): string {
  const promo = Object(values.promo);
  const [price, startsAt, endsAt] = promoColumns;
  const own: Values = { ...values, [price]: promo.price, [startsAt]: promo.startsAt, [endsAt]: promo.endsAt };
  const value = column === "author" ? Object(values.author).name : own[column];
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

/** A table of records of one kind, with pictures as addresses. @throws {DomainError} "invalid" for several kinds */
export async function* csvExport(exporting: Export, resources: readonly ContentResource[]): AsyncGenerator<string> {
  const [resource, another] = resources;
  if (!resource || another)
    throw new DomainError("invalid", {
      message: refusal("A table holds records of one kind: RESOURCE takes {kinds}", {
        kinds: contentResources.join(", "),
      }),
    });
  const columns = csvColumns(resource);
  yield csvStart + csvLine(columns);
  for await (const { values } of exporting.records([resource]))
    yield csvLine(columns.map((column) => (column === "resource" ? resource : cellOf(values, column))));
}

/** Tells whether the first line names columns, among them the one of the kind. */
export function isCsvExport(head: string): boolean {
  const { delimiter, names } = beginningOf(head);
  return names.split(delimiter).some((cell) => cell.replaceAll('"', "").trim() === "resource");
}

/** The refusal of a record whose kind the file does not name. */
export const noKind = (value: unknown): Refusal =>
  refusal("“{value}” is not one of {kinds}", { value: String(value), kinds: contentResources.join(", ") });

export const isOf = (resource: unknown): resource is ContentResource =>
  contentResources.some((one) => one === resource);

/** Returns the values of a row. A field without a column gets no value. */
function valuesOf(resource: ContentResource, cells: ReadonlyMap<string, string>): Values {
  const values: Record<string, unknown> = {};
  for (const [column, cell] of cells) {
    const { type } = columnOf(resource, column);
    if (cell.trim() !== "" || !isAbsentIfEmpty(type)) values[column] = valueIn(type, cell);
  }
  const promo = promoColumns.map((column) => cells.get(column));
  for (const column of promoColumns) delete values[column];
  const [price, startsAt, endsAt] = promo;
  if (promo.some((cell) => cell !== undefined)) values.promo = promo.some(Boolean) ? { price, startsAt, endsAt } : null;
  delete values.resource;
  return values;
}

/** Returns the columns; an empty name stands for one that spreadsheets add. @throws {BrokenFile} for unknown columns */
function columnsIn({ cells, line }: Row): readonly string[] {
  const columns = cells.map((cell) => cell.trim());
  const named = columns.filter(Boolean);
  const known = new Set(contentResources.flatMap(csvColumns));
  const unknown = named.filter((column) => !known.has(column)).slice(0, 10);
  if (unknown.length > 0)
    throw new BrokenFile(
      line,
      refusal("There is no column {names}", { names: unknown.map((column) => `“${column}”`).join(", ") }),
    );
  const twice = named.find((column, place) => named.indexOf(column) !== place);
  if (twice) throw new BrokenFile(line, refusal("The column “{name}” appears twice", { name: twice }));
  return columns.slice(0, columns.findLastIndex(Boolean) + 1);
}

/** Names both the line and the row: cells of several lines make the two differ, and spreadsheets count rows. */
const placeOf = (line: number, row: number) =>
  line === row ? lineAt(line) : refusal("line {line}, row {row}", { line, row });

/** Returns the cells of the named columns, or the problem with them. */
function namedIn(cells: readonly string[], columns: readonly string[]): ReadonlyMap<string, string> | Refusal {
  if (cells.length < columns.length)
    return refusal("The row has {cells} cells, but there are {columns} columns", {
      cells: cells.length,
      columns: columns.length,
    });
  const nameless = cells.find((cell, place) => !columns[place] && cell.trim() !== "");
  if (nameless !== undefined) return refusal("“{cell}” is in a column without a name", { cell: shownValue(nameless) });
  const named = new Map<string, string>();
  for (const [place, column] of columns.entries()) if (column) named.set(column, fromCsvCell(cells[place] ?? ""));
  return named;
}

type Table = Readonly<{ columns: readonly string[]; delimiter: string }>;

function entryOf({ line, cells }: Row, { columns, delimiter }: Table, row: number): Entry | Refused {
  const place = placeOf(line, row);
  const named = namedIn(cells, columns);
  if ("key" in named) return { where: place, problem: named };
  const resource = named.get("resource")?.trim();
  if (!isOf(resource)) return { where: place, problem: at(verbatim("resource"), noKind(resource)) };
  const isOwn = new Set(csvColumns(resource));
  const [strange] = [...named].find(([column, cell]) => cell !== "" && !isOwn.has(column)) ?? [];
  if (strange)
    return { where: place, problem: refusal("{kind} have no column “{column}”", { kind: resource, column: strange }) };
  const unclear = [...named]
    .map(([column, cell]) => unclearDay(columnOf(resource, column), cell, delimiter))
    .find((one) => one !== null);
  if (unclear) return { where: place, problem: unclear };
  const own = new Map<string, string>();
  for (const [column, cell] of named)
    if (isOwn.has(column)) own.set(column, asTyped(columnOf(resource, column).type, cell, delimiter));
  const title = own.get("title") ?? own.get("name");
  return {
    resource,
    place,
    where: recordAt(place, title ?? ""),
    values: valuesOf(resource, own),
    pictures: {},
    oldPaths: [],
  };
}

/** Reads the records of a table in this format. */
export async function* readCsvExport(path: string): AsyncGenerator<Entry | Refused> {
  try {
    const { delimiter } = beginningOf(await headOf(path));
    let columns: readonly string[] | undefined;
    let count = 0;
    for await (const row of rowsOf(path, delimiter)) {
      // Spreadsheets do not show this line.
      if (count === 0 && tellsDelimiter(row)) continue;
      count += 1;
      if (row.cells.every((cell) => cell.trim() === "")) continue;
      if (columns) yield entryOf(row, { columns, delimiter }, count);
      else columns = columnsIn(row);
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    yield error;
  }
}
