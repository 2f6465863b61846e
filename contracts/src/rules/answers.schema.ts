/** What answers are made of, for their description and for the test that holds real ones against it. */
import * as z from "zod/mini";

export const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));

/** ISO 8601 in UTC, to the millisecond. */
export const time = z.iso.datetime({ precision: 3 });
export const count = z.int().check(z.gte(0));
export const list = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item));

/** The id under both its names. */
export const record = { _id: id, id };

/** A record of content, with what all of them have: `version` is raised by every edit. */
export const contentOf = <F extends z.core.$ZodShape>(fields: F) =>
  z.strictObject({ ...record, ...fields, createdAt: time, updatedAt: time, version: count });

/** One page of a list under its key: `page` is 1-based; `totalPages` is 0 for an empty list. */
export const pageOf = <F extends z.core.$ZodShape>(rows: F) =>
  z.strictObject({ ...rows, total: count, page: count, totalPages: count });

/** What a page needs to show a picture without shifting. `srcset` as the attribute takes it, `color` as #rrggbb. */
export const pictureSet = z.strictObject({
  width: count,
  height: count,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  srcset: z.string(),
  /** What the picture shows, a line below it, and the class by which crops keep its focal point in sight, if not the centre. */
  alt: z.optional(z.string()),
  caption: z.optional(z.string()),
  crop: z.optional(z.string()),
});

/** A record whose place in the order has changed. */
export const place = z.strictObject({ _id: id, order: count });

/**
 * Every refusal: `errors` by field. `twoFactor` where a login lacks nothing but a code. `begun` where the server turned
 * the call away before it began to work on it, so that the same call may be sent again, also one that makes something.
 */
export const errorBody = z.strictObject({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  twoFactor: z.optional(z.literal(true)),
  begun: z.optional(z.literal(false)),
});

export const strings = list(z.string());
export const updated = z.strictObject({ updated: count });
export const deleted = z.strictObject({ deleted: count });
export const nothing = z.strictObject({});

export type PictureSet = Readonly<z.output<typeof pictureSet>>;
export type ErrorBody = Readonly<z.output<typeof errorBody>>;
