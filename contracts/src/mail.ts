import { refusal } from "./refusals/refusal.ts";

/** The states of unsent mails; sent mails are not kept. */
export const mailStatuses = ["pending", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailLimits = { pageSize: 25, failedDays: 30 } as const;

export const mailMessages = {
  notSetUp: refusal("Mail is not set up: the server needs SMTP_URL and MAIL_FROM"),
  unreadable: refusal("The mail cannot be read: it was encrypted with another TOKEN_SECRET"),
  linkEnded: refusal("The link in this mail has expired, so the mail is no longer sent"),
} as const;
