import * as z from "zod/mini";
import { count, list, pageOf, record, time } from "../rules/answers.schema.ts";
import { paging } from "../rules/content.schema.ts";
import { oneOf } from "../rules/fields.ts";
import { mailLimits, mailStatuses } from "./mail.ts";

export const mailsQuery = z.object({
  ...paging(mailLimits.pageSize),
  status: z.optional(oneOf("status", mailStatuses)),
});

/** A mail that waits or did not go. Never its body: that may hold a link that lets somebody in. */
const mail = z.strictObject({
  ...record,
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** How often it was tried. */
  tries: count,
  /** What the mail server said to the last try. */
  lastError: z.nullable(z.string()),
  /** Null where it is not tried again by itself. */
  nextTryAt: z.nullable(time),
  createdAt: time,
});

/** `isSetUp` tells whether there is a mail server to send them by. */
export const mailsPage = pageOf({ mails: list(mail), isSetUp: z.boolean() });

export type MailsQuery = z.output<typeof mailsQuery>;
export type Mail = Readonly<z.output<typeof mail>>;
export type MailsPage = Readonly<z.output<typeof mailsPage>>;
