import * as z from "zod/mini";
import { contentResources } from "../kinds.ts";
import { count, list } from "../rules/answers.schema.ts";
import { oneOf } from "../rules/fields.ts";
import { exchangeFormats, exchangeMessages } from "./exchange.ts";

/** Without a resource it asks for all. */
export const exportQuery = z.object({
  format: z._default(oneOf("format", exchangeFormats), "json"),
  resource: z.optional(oneOf("resource", contentResources)),
});

export const previewInput = z.object({});

/** `as`: the digest of the preview that is to come true. */
export const importInput = z.object({
  as: z.string({ error: exchangeMessages.unseen }).check(z.regex(/^[0-9a-f]{64}$/, { error: exchangeMessages.unseen })),
});

const counts = { create: count, update: count, same: count };

/** Addresses of an earlier site that lead here by it, beside those that did already. */
const redirects = count;

const difference = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });

const outcome = z.strictObject({
  /** Where it stands in the file. */
  where: z.string(),
  resource: z.enum(contentResources),
  title: z.string(),
  action: z.enum(["create", "update"]),
  /** Whether it lies in the trash, and comes back out of it. */
  isTrashed: z.boolean(),
  differences: list(difference),
});

export const importPreview = z.strictObject({
  /** Of the file. */
  format: z.string(),
  ...counts,
  refused: count,
  digest: z.string(),
  /** The first of those that are created or changed, and of those that are refused. */
  outcomes: list(outcome),
  refusals: list(z.strictObject({ where: z.string(), problem: z.string() })),
  redirects,
  /** The first of what is left out or changed on the way, of files of other products. */
  notes: list(z.string()),
});

export const importResult = z.strictObject({
  ...counts,
  redirects,
  /** Such addresses that cannot lead here. */
  notLed: count,
});

/** How many records have been compared with the site, and how many of them are written. */
export type ImportProgress = Readonly<{ compared: number; written: number }>;

export type ImportPreview = Readonly<z.output<typeof importPreview>>;
export type ImportOutcome = ImportPreview["outcomes"][number];
export type ImportResult = Readonly<z.output<typeof importResult>>;

/** An export: pictures and records, each in the words of its kind. */
export const exportFile = z.array(z.record(z.string(), z.unknown()));
