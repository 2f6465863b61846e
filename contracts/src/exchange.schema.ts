import * as z from "zod/mini";
import { exchangeFormats } from "./exchange.ts";
import { contentResources } from "./kinds.ts";
import { count, list } from "./rules/answers.schema.ts";
import { flag, oneOf } from "./rules/fields.ts";

/** Without a resource, all of them are exported. */
export const exportQuery = z.object({
  format: z._default(oneOf("format", exchangeFormats), "json"),
  resource: z.optional(oneOf("resource", contentResources)),
});

/** A comparison takes the file alone. */
export const previewInput = z.object({});

/** `fetch` has the pictures of another product's file fetched from the old site; only superadmins may ask for it. */
export const importInput = z.object({ fetch: z._default(flag("fetch"), false) });

const counts = { create: count, update: count, same: count };

/** Redirects from addresses of an earlier site that the import adds to the existing ones. */
const redirects = count;

const difference = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });

const outcome = z.strictObject({
  /** The record's position in the file. */
  where: z.string(),
  resource: z.enum(contentResources),
  title: z.string(),
  action: z.enum(["create", "update"]),
  /** Whether the record is in the trash, from which the import restores it. */
  isTrashed: z.boolean(),
  /** Another record that has the address, beside which the entry comes under the address `slug`. */
  beside: z.nullable(z.strictObject({ title: z.string(), slug: z.string() })),
  differences: list(difference),
});

export const importPreview = z.strictObject({
  /** The file's format. */
  format: z.string(),
  /** The file is another product's, so its pictures stay on the old site unless a superadmin has them fetched. */
  isForeign: z.boolean(),
  ...counts,
  refused: count,
  /** Records of the file whose address another record has. */
  beside: count,
  /** The first records that are created or changed, and the first refused ones. */
  outcomes: list(outcome),
  refusals: list(z.strictObject({ where: z.string(), problem: z.string() })),
  redirects,
  /** The first notes on content of other products that is dropped or changed during the import. */
  notes: list(z.string()),
});

export const importResult = z.strictObject({
  ...counts,
  redirects,
  /** Addresses of an earlier site for which no redirect is possible. */
  notLed: count,
  /** The first records that were created or changed. */
  brought: list(z.strictObject({ resource: z.enum(contentResources), id: z.string(), title: z.string() })),
  /** The first pictures that could not be fetched, with the articles that show them. */
  notFetched: list(z.strictObject({ id: z.string(), title: z.string(), address: z.string(), problem: z.string() })),
});

/** The records compared with the site so far, and those of them that are written. */
export type ImportProgress = Readonly<{ compared: number; written: number }>;

export type ImportPreview = Readonly<z.output<typeof importPreview>>;
export type ImportOutcome = ImportPreview["outcomes"][number];
export type ImportResult = Readonly<z.output<typeof importResult>>;

/** An export: pictures and records, each in the format of its kind. */
export const exportFile = z.array(z.record(z.string(), z.unknown()));
