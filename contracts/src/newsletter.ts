import { refusal } from "./refusals/refusal.ts";

/** The text that a subscriber agrees to; a changed text gets a new version, so that each consent can be proved. */
export const newsletterConsent = {
  version: "2026-11",
  text: "Saya setuju menerima surat bulanan dan telah membaca kebijakan privasi.",
} as const;

/**
 * Returns the text of a consent version, as the proof of consent shows it; empty for a version that this site never
 * had.
 */
export const consentTextOf = (version: string): string =>
  version === newsletterConsent.version ? newsletterConsent.text : "";

export const confirmHours = 48;

/** Days until an unconfirmed subscriber is deleted. */
export const unconfirmedDays = 30;

/** An address is waiting until the letter of confirmation was sent, which needs a mail server. */
export const subscriberStates = ["waiting", "unconfirmed", "confirmed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const digestMessages = {
  notPublic: refusal("Only published articles can be sent"),
  notIndonesian: refusal("The newsletter is in Indonesian, so only Indonesian articles can be sent"),
  nobody: refusal("Nobody has confirmed a subscription yet"),
  sentAlready: refusal("This article has already been sent"),
  noEmail: refusal("Your account has no e-mail address"),
} as const;

/** The pages that links in letters lead to. `email` is shortened, since links are passed on. */
export type SubscriptionPage =
  | Readonly<{ kind: "confirm" | "unsubscribe"; email: string }>
  | Readonly<{ kind: "confirmed" | "unsubscribed" | "goneLink" }>;
