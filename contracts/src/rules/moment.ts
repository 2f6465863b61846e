import * as z from "zod/mini";
import { type FieldName, issue, refusal } from "../refusals/refusal.ts";
import { rule } from "./fields.ts";

// Kept apart from the messages, because the sign-in page loads those whole.
const badTime = (field: FieldName) =>
  refusal("{field} must be a date and time like 2026-05-04T09:00:00+07:00", { field });

const isoTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

/** The last millisecond of the year 9999, in UTC. */
const lastOfAll = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** The last moment that is still in 9999 in every time zone. */
export const lastEverywhere = Date.UTC(9999, 11, 31) - 1;

/** Tells whether the text is an existing moment, from 1970 on. */
function isMoment(value: string, last: number): boolean {
  const day = isoTime.exec(value)?.[1];
  const at = Date.parse(value);
  if (!day || Number.isNaN(at) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) && at >= 0 && at <= last;
}

/** A moment with its offset, converted to UTC in answers; up to `last`, in milliseconds. */
export const moment = (field: FieldName, last = lastOfAll) =>
  z.pipe(
    z.string(issue(badTime(field))).check(rule((value) => (isMoment(value, last) ? undefined : badTime(field)))),
    z.transform((value) => new Date(value).toISOString()),
  );
