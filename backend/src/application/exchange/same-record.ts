import { pagePath, titleOf } from "@etalase/contracts/kinds";
import type { Entry } from "./entry.ts";
import type { AnyRecord, Values } from "./kinds.ts";
import { idOf } from "./past.ts";

const folded = (title: string) => title.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Earlier imports may have read the time of an article in another time zone. */
const mostApartMs = 24 * 60 * 60 * 1000;

/** The times at which a record, or an entry, says that it was or will be published. */
const timesOf = ({ date, publishAt, publishedAt }: Values): readonly number[] =>
  [date, publishAt, publishedAt].flatMap((time) =>
    typeof time === "string" || time instanceof Date ? [new Date(time).getTime()] : [],
  );

/** A draft of another product has no day. */
function agreesInDay(values: Values, record: AnyRecord): boolean {
  const times = timesOf(values);
  const own = timesOf(record);
  return times.length === 0 || times.some((one) => own.some((other) => Math.abs(one - other) < mostApartMs));
}

/**
 * Tells whether an entry means the record that has its address. An article of another product does when title and day
 * agree, a record with a page under an `_id` that is not known here when the title agrees, and a row of a table
 * without `_id` in any case.
 */
export function isSameRecord({ resource, values, origin }: Entry, record: AnyRecord): boolean {
  const isNamed = origin !== undefined || (idOf(values) !== undefined && pagePath(resource, "") !== null);
  if (!isNamed) return true;
  const title = titleOf(resource, values);
  if (title !== "" && folded(title) !== folded(titleOf(resource, record))) return false;
  return origin === undefined || agreesInDay(values, record);
}
