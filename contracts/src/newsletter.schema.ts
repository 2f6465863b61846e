import * as z from "zod/mini";
import { email, flag, oneOf, rule, search, wholeNumber } from "./fields.ts";
import { pageLimits } from "./list.ts";
import { messages } from "./messages.ts";

export const newsletterInput = z.object({
  email,
  consent: flag("Consent").check(rule((value) => (value ? undefined : messages.required("Consent")))),
});

export const subscribersQuery = z.object({
  page: z._default(wholeNumber("page", 1, pageLimits.maxPage), 1),
  limit: z._default(wholeNumber("limit", 1, pageLimits.maxLimit), 10),
  search: search(pageLimits.searchMax),
  /** "csv" is all of them as a file. */
  format: z._default(oneOf("format", ["json", "csv"]), "json"),
});

export type SubscribersQuery = z.output<typeof subscribersQuery>;
