import * as z from "zod/mini";
import { list, pageOf, record, time } from "./rules/answers.schema.ts";
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

const subscriber = z.strictObject({ ...record, email: z.string(), consentVersion: z.string(), consentAt: time });
export const subscribersPage = pageOf({ subscribers: list(subscriber) });

export type SubscribersQuery = z.output<typeof subscribersQuery>;
export type Subscriber = Readonly<z.output<typeof subscriber>>;
export type SubscribersPage = Readonly<z.output<typeof subscribersPage>>;
