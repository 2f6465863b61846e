import { refusal } from "./refusals/refusal.ts";

/** The states of unsent mails; sent mails are not kept. */
export const mailStatuses = ["pending", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailLimits = { pageSize: 25, failedDays: 30 } as const;

export const mailMessages = {
  notSetUp: refusal("Mail is not set up"),
  unreadable: refusal("The mail cannot be read: the secret of the site was another one when it was written"),
  linkEnded: refusal("The link in this mail has expired, so the mail is no longer sent"),
} as const;
