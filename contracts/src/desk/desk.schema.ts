import * as z from "zod/mini";
import { editedResources } from "../kinds.ts";
import { issue, refusal } from "../refusals/refusal.ts";
import { count, id, list, time } from "../rules/answers.schema.ts";
import { oneOf, rule } from "../rules/fields.ts";
import { messages } from "../text/messages.ts";
import { isRecordId } from "../text/text.ts";
import { deskLimits, isKeyOf } from "./desk.ts";

// Kept apart from the messages, because the sign-in page loads those whole.
const badVersion = refusal("baseVersion must be a version, or null");
const badDays = messages.notANumber("days", 1, deskLimits.reviewDaysMax);

const resource = oneOf("resource", editedResources);

const isSomeKey = (key: string) => editedResources.some((one) => isKeyOf(one, key));
const keyRule = rule((key: string) => (isSomeKey(key) ? undefined : messages.badId("id")));

/** A record's id, `settings`, or `new-` and a UUID; the route checks which of them exist. */
const key = z.string(issue(messages.required("id"))).check(keyRule);

/** A form's fields by name, without validation: unfinished work need not be valid. */
const values = z.record(z.string(), z.unknown(), issue(messages.required("values")));

/** A working copy as the editor sends it: the changed fields only. `base` holds their values before the change. */
export const workingCopyInput = z.object({
  values,
  baseVersion: z.optional(z.nullable(z.int(issue(badVersion)).check(z.gte(0, issue(badVersion))))),
  base: z.optional(values),
});

const oneKey = z.string(issue(messages.givenTooOften("id", 1))).check(keyRule);

export const workingCopiesQuery = z.object({ resource: z.optional(resource), id: z.optional(oneKey) });

/** The author of the working copy. Without it, GET gives the record's newest and DELETE removes one's own. */
export const workingCopyQuery = z.object({
  by: z.optional(
    z
      .string(issue(messages.givenTooOften("by", 1)))
      .check(rule((by) => (isRecordId(by) ? undefined : messages.badId("by")))),
  ),
});

export const previewInput = z.object({ resource, id: z.optional(z.nullable(key)), values });

export const reviewInput = z.object({
  resource,
  id: key,
  days: z
    .int(issue(badDays))
    .check(rule((days) => (days >= 1 && days <= deskLimits.reviewDaysMax ? undefined : badDays))),
});

const author = z.strictObject({ id, name: z.string() });
const copied = { resource: z.enum(editedResources), id: z.string(), title: z.string(), updatedAt: time, by: author };
const open = z.record(z.string(), z.unknown());

export const workingCopyKept = z.strictObject({ updatedAt: time, by: author });
/** `base` is null when it was not sent. */
export const workingCopy = z.strictObject({
  ...copied,
  values: open,
  baseVersion: z.nullable(count),
  base: z.nullable(open),
});
export const workingCopies = z.strictObject({ workingCopies: list(z.strictObject(copied)) });

export const previewMade = z.strictObject({ url: z.string(), expiresAt: time });

/** `id` identifies the link itself, `recordId` the record that it shows. */
export const review = z.strictObject({
  id,
  resource: z.enum(editedResources),
  recordId: z.string(),
  title: z.string(),
  url: z.string(),
  /** The account by whose rights the link works. */
  madeBy: author,
  createdAt: time,
  expiresAt: time,
  revokedAt: z.nullable(time),
  approvedAt: z.nullable(time),
  comments: list(z.strictObject({ name: z.string(), text: z.string(), at: time, approves: z.boolean() })),
});
export const reviewMade = z.strictObject({ id, url: z.string(), expiresAt: time });
export const reviews = z.strictObject({ reviews: list(review) });

export type WorkingCopyInput = z.output<typeof workingCopyInput>;
export type WorkingCopiesQuery = z.output<typeof workingCopiesQuery>;
export type WorkingCopyKept = Readonly<z.output<typeof workingCopyKept>>;
export type WorkingCopy = Readonly<z.output<typeof workingCopy>>;
export type WorkingCopies = Readonly<z.output<typeof workingCopies>>;
export type ListedCopy = WorkingCopies["workingCopies"][number];
export type PreviewMade = Readonly<z.output<typeof previewMade>>;
export type ReviewMade = Readonly<z.output<typeof reviewMade>>;
export type Review = Readonly<z.output<typeof review>>;
export type Reviews = Readonly<z.output<typeof reviews>>;
