import * as z from "zod/mini";
import { subscriberStates } from "./newsletter.ts";
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
  state: z.optional(oneOf("state", subscriberStates)),
  /** "csv" answers with all subscribers as a file. */
  format: z._default(oneOf("format", ["json", "csv"]), "json"),
});

export const subscriber = z.strictObject({
  ...record,
  email: z.string(),
  consentVersion: z.string(),
  /** The text that the subscriber agreed to. */
  consentText: z.string(),
  consentAt: time,
  /** The keyed hash of the client's address, as in the audit log; empty for subscribers from before it was kept. */
  consentAddress: z.string(),
  /** The time when the link in the mail was followed; null until then. */
  confirmedAt: z.nullable(time),
  state: z.enum(subscriberStates),
});
/** `isMailSetUp` tells whether mails are sent, without which nobody can confirm. */
export const subscribersPage = pageOf({ subscribers: list(subscriber), isMailSetUp: z.boolean() });

/** An article as a letter to the subscribers, with anything that prevents sending it. */
export const digest = z.strictObject({
  isMailSetUp: z.boolean(),
  isPublic: z.boolean(),
  /** The number of confirmed subscribers. */
  confirmed: count,
  /** The last sending and its number of recipients; null when the letter was never sent. */
  sent: z.nullable(z.strictObject({ at: time, to: count })),
  /** The recipient of a test mail; may be empty. */
  testTo: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The address of a preview page that works for some minutes. */
  previewUrl: z.string(),
});

/** `again` allows sending an article that was sent before. */
export const digestInput = z.object({ again: z._default(flag("again"), false) });
export const digestSent = z.strictObject({ to: count });

export type Digest = Readonly<z.output<typeof digest>>;

export type SubscribersQuery = z.output<typeof subscribersQuery>;
export type Subscriber = Readonly<z.output<typeof subscriber>>;
export type SubscribersPage = Readonly<z.output<typeof subscribersPage>>;
