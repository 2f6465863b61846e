import * as z from "zod/mini";
import { count, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { email, flag, oneOf, rule, search } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";

export const newsletterInput = z.object({
  email,
  consent: flag("Consent").check(rule((value) => (value ? undefined : messages.required("Consent")))),
});

export const subscribersQuery = z.object({
  ...paging(10),
  search,
  /** "csv" is all of them as a file. */
  format: z._default(oneOf("format", ["json", "csv"]), "json"),
});

const subscriber = z.strictObject({
  ...record,
  email: z.string(),
  consentVersion: z.string(),
  /** What was agreed to. */
  consentText: z.string(),
  consentAt: time,
  /** The keyed hash of the client's address, as the audit log has it; empty for those of an earlier time. */
  consentAddress: z.string(),
  /** When the link in the mail was followed; null until then. */
  confirmedAt: z.nullable(time),
});
/** `isMailSetUp` tells whether anybody can confirm at all. */
export const subscribersPage = pageOf({ subscribers: list(subscriber), isMailSetUp: z.boolean() });

/** An article as a letter to the subscribers, and what stands in the way of sending it. */
export const digest = z.strictObject({
  isMailSetUp: z.boolean(),
  isPublic: z.boolean(),
  /** How many have confirmed. */
  confirmed: count,
  /** The last time, and to how many; null where it never was. */
  sent: z.nullable(z.strictObject({ at: time, to: count })),
  /** Whom a test goes to; may be empty. */
  testTo: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Shows it as a page, for some minutes. */
  previewUrl: z.string(),
});

/** `again` sends what has been sent before. */
export const digestInput = z.object({ again: z._default(flag("again"), false) });
export const digestSent = z.strictObject({ to: count });

export type Digest = Readonly<z.output<typeof digest>>;
export type DigestInput = z.output<typeof digestInput>;

export type SubscribersQuery = z.output<typeof subscribersQuery>;
export type Subscriber = Readonly<z.output<typeof subscriber>>;
export type SubscribersPage = Readonly<z.output<typeof subscribersPage>>;
