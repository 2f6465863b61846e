import type { SubscriberState } from "@etalase/contracts/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import type { Rows } from "../content.ts";
import type { ReadAfter } from "../in-parts.ts";

/** A person who has agreed to get the newsletter, with the version of the text that they agreed to. */
export type Subscriber = Readonly<{
  id: string;
  email: string;
  consentVersion: string;
  consentAt: Date;
  /** The keyed hash of the client's address; empty for subscribers of earlier versions. */
  consentAddress: string;
  /** The time when the mailbox's owner has confirmed; null until then. */
  confirmedAt: Date | null;
  /** The hash of the token in the confirmation link. It stays, so that the link can be followed again. */
  tokenHash: string | null;
  tokenEndsAt: Date | null;
}>;

type Token = Pick<Subscriber, "tokenHash" | "tokenEndsAt">;
export type Consent = Pick<Subscriber, "email" | "consentVersion" | "consentAt" | "consentAddress">;

export interface SubscriberRepository {
  list(query: SubscribersQuery): Promise<Rows<Subscriber>>;
  all(): Promise<readonly Subscriber[]>;
  after: ReadAfter<Subscriber>;
  findById(id: string): Promise<Subscriber | null>;
  findByEmail(email: string): Promise<Subscriber | null>;
  findByTokenHash(tokenHash: string): Promise<Subscriber | null>;
  countConfirmed(): Promise<number>;
  /** Confirmed subscribers after this id, in the order of their ids. */
  confirmedAfter(id: string, limit: number): Promise<readonly Subscriber[]>;
  /** Reads subscribers who agreed after that time and were never asked to confirm. */
  waitingAfter(since: Date): ReadAfter<Subscriber>;
  /** @returns false when the subscriber has been asked meanwhile */
  claimWaiting(id: string, token: Token): Promise<boolean>;
  /** Lets an unconfirmed subscriber without an open link wait for the next letter, by the newest consent. */
  letWait(consent: Consent, at: Date): Promise<unknown>;
  /** Does nothing for a known address. */
  add(subscriber: Subscriber): Promise<unknown>;
  update(subscriber: Subscriber): Promise<unknown>;
  /** @returns whether the subscriber existed */
  remove(id: string): Promise<boolean>;
  /** Removes subscribers who last agreed before that time, never confirmed, and have no open link. */
  removeUnconfirmed(before: Date, at: Date): Promise<unknown>;
}

/**
 * Masks an address for the log: enough to tell addresses apart for a while, but not to keep one that is to be
 * forgotten.
 */
export const maskOf = (email: string) => email.replace(/^(.).*@/, "$1…@");

/** The audit log's reference to a subscriber. */
export const subscriberAbout = ({ id, email }: Subscriber) => ({
  resource: "subscribers",
  record: { id, title: maskOf(email) },
});

/** Returns what was done so far to confirm a subscriber. */
export const stateOf = ({ confirmedAt, tokenHash }: Pick<Subscriber, "confirmedAt" | "tokenHash">): SubscriberState =>
  confirmedAt ? "confirmed" : tokenHash ? "unconfirmed" : "waiting";
