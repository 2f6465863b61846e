/** Building blocks of answers, for their description and for the test that checks real answers against it. */
import * as z from "zod/mini";

export const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));

/** ISO 8601 in UTC, to the millisecond. */
export const time = z.iso.datetime({ precision: 3 });
export const count = z.int().check(z.gte(0));
export const list = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item));

/** The id under both its names. */
export const record = { _id: id, id };

/** A record of content with the fields that all have in common; every edit raises `version`. */
export const contentOf = <F extends z.core.$ZodShape>(fields: F) =>
  z.strictObject({ ...record, ...fields, createdAt: time, updatedAt: time, version: count });

/** One page of a list under its key: `page` is 1-based; `totalPages` is 0 for an empty list. */
export const pageOf = <F extends z.core.$ZodShape>(rows: F) =>
  z.strictObject({ ...rows, total: count, page: count, totalPages: count });

/** The words of the rows that a search has found, in small letters; absent without a search. */
export const foundWords = { words: z.optional(z.array(z.string())) };

/** The data that shows a picture without layout shift: `srcset` as the attribute takes it, `color` as #rrggbb. */
export const pictureSet = z.strictObject({
  width: count,
  height: count,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  srcset: z.string(),
  /**
   * The alternative text, the caption, and the CSS class that keeps the focal point in sight, if it is not the centre.
   */
  alt: z.optional(z.string()),
  caption: z.optional(z.string()),
  crop: z.optional(z.string()),
});

/** A record whose position has changed. */
export const place = z.strictObject({ _id: id, order: count });

/**
 * Every refusal: `errors` by field. `twoFactor` when only the code of a sign-in is missing. `begun` when the server
 * refused the call before it started on it, so that the same call may be repeated, even one that creates a record.
 */
export const errorBody = z.strictObject({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  twoFactor: z.optional(z.literal(true)),
  begun: z.optional(z.literal(false)),
});

/** The same schema for each of the fields. */
export const each = <const Name extends string, S>(names: readonly Name[], schema: S) =>
  // Object.fromEntries loses the type of the keys: hence the cast.
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;

export const strings = list(z.string());
export const updated = z.strictObject({ updated: count });
export const deleted = z.strictObject({ deleted: count });
export const nothing = z.strictObject({});

export type PictureSet = Readonly<z.output<typeof pictureSet>>;
export type ErrorBody = Readonly<z.output<typeof errorBody>>;
