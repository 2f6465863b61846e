import * as z from "zod/mini";
import { type FieldName, issue, messageOf } from "../refusals/refusal.ts";
import { messages } from "../text/messages.ts";
import { noneIfEmpty } from "./fields.ts";

/** Multipart sends numbers as texts. */
const sentNumber = (value: unknown) => (typeof value === "string" && /^\d{1,13}$/.test(value) ? Number(value) : value);

/** A whole number in a form. */
export const whole = (field: FieldName, min: number, max: number) => {
  const problem = messages.notANumber(field, min, max);
  const error = ({ input }: Readonly<{ input?: unknown }>) => ({
    message: messageOf(input === undefined || input === null || input === "" ? messages.required(field) : problem),
  });
  return z.pipe(
    z.transform(sentNumber),
    z.int({ error }).check(z.gte(min, issue(problem)), z.lte(max, issue(problem))),
  );
};

/** The upper limit of all prices and orders. */
export const rupiahMax = 1_000_000_000_000;

/** Whole rupiah. */
export const rupiah = (field: FieldName) => whole(field, 0, rupiahMax);

/** Whole rupiah, or none: null in JSON, or the empty text of a form. */
export const rupiahOrNone = (field: FieldName) => z.pipe(noneIfEmpty, z.nullable(rupiah(field)));
