import * as z from "zod/mini";
import { mailLimits, mailStatuses } from "./mail.ts";
import { count, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { oneOf } from "./rules/fields.ts";

export const mailsQuery = z.object({
  ...paging(mailLimits.pageSize),
  status: z.optional(oneOf("status", mailStatuses)),
});

/** A queued or failed mail. Never its body, which may hold a link that gives access to an account. */
const mail = z.strictObject({
  ...record,
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Attempts so far. */
  tries: count,
  /** The mail server's answer to the last attempt. */
  lastError: z.nullable(z.string()),
  /** Null when no further retry is planned. */
  nextTryAt: z.nullable(time),
  createdAt: time,
});

/** `isSetUp` tells whether a mail server is configured. */
export const mailsPage = pageOf({ mails: list(mail), isSetUp: z.boolean() });

export type MailsQuery = z.output<typeof mailsQuery>;
export type Mail = Readonly<z.output<typeof mail>>;
export type MailsPage = Readonly<z.output<typeof mailsPage>>;
