import * as z from "zod/mini";
import { messages } from "../text/messages.ts";

/** No price and no order is higher. */
export const rupiahMax = 1_000_000_000_000;

/** Multipart sends numbers as texts. */
const sentNumber = (value: unknown) => (typeof value === "string" && /^\d{1,13}$/.test(value) ? Number(value) : value);

/** Whole rupiah. */
export const rupiah = (field: string) => {
  const problem = messages.notANumber(field, 0, rupiahMax);
  const error = ({ input }: Readonly<{ input?: unknown }>) =>
    input === undefined || input === null || input === "" ? messages.required(field) : problem;
  return z.pipe(z.transform(sentNumber), z.int({ error }).check(z.gte(0, problem), z.lte(rupiahMax, problem)));
};

export const noneIfEmpty = z.transform((value: unknown) => (value === "" ? null : value));

/** The same, or none: null, as JSON sends it, or the empty text of a form. */
export const rupiahOrNone = (field: string) => z.pipe(noneIfEmpty, z.nullable(rupiah(field)));
