import { newsletterConsent } from "@etalase/contracts/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import { DomainError } from "../domain/errors.ts";
import { type Actor, identityKey } from "../domain/user.ts";
import type { AuditLog } from "./audit.ts";
import { type Found, pageOf } from "./content.ts";
import type { Clock, History, NewId, RateLimiter, Transaction } from "./ports.ts";

/** Somebody who agreed to get letters, and to which text. */
export type Subscriber = Readonly<{ id: string; email: string; consentVersion: string; consentAt: Date }>;

export interface SubscriberRepository {
  list(query: SubscribersQuery): Promise<Found<Subscriber>>;
  all(): Promise<readonly Subscriber[]>;
  findById(id: string): Promise<Subscriber | null>;
  /** Does nothing for an address that is there already. */
  add(subscriber: Subscriber): Promise<void>;
  /** @returns whether there was one */
  remove(id: string): Promise<boolean>;
}

type Needs = Readonly<{
  subscribers: SubscriberRepository;
  limiter: RateLimiter;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  history: Pick<History, "watch">;
  now: Clock;
  newId: NewId;
}>;

const perHour = 10;
const hourMs = 60 * 60 * 1000;
const resource = "subscribers";

/** Tells addresses apart for a while, and keeps none: whoever is deleted is to be forgotten. */
const maskOf = (email: string) => email.replace(/^(.).*@/, "$1…@");

/** What an act is about that concerns somebody who subscribes. */
export const subscriberAbout = ({ id, email }: Subscriber) => ({ resource, record: { id, title: maskOf(email) } });

export const createNewsletterService = ({ subscribers, limiter, transaction, audit, history, now, newId }: Needs) => ({
  /** Answers the same whether or not the address was known. */
  async subscribe(email: string, ip: string) {
    const { count, retryAfter } = await limiter.count(`newsletter:${ip}`, hourMs);
    if (count > perHour) throw new DomainError("tooManyAttempts", { limit: perHour, retryAfter });
    const consent = { consentVersion: newsletterConsent.version, consentAt: now() };
    await subscribers.add({ id: newId(), email: identityKey(email), ...consent });
  },
  async list(query: SubscribersQuery) {
    return pageOf(await subscribers.list(query), query);
  },
  all: () => subscribers.all(),
  /** All of them, for a file: leaves an entry of that. */
  async export(by: Actor) {
    const all = await subscribers.all();
    await audit.record(by, [{ action: "export", resource, record: null, detail: { rows: all.length } }]);
    return all;
  },
  remove: (id: string, by: Actor) =>
    transaction(async () => {
      const found = await subscribers.findById(id);
      const watched = await history.watch({ [resource]: found ? [{ ...found, version: 1 }] : [] });
      if (!found || !(await subscribers.remove(id))) throw new DomainError("notFound");
      await watched.done(by, {});
      await audit.record(by, [{ ...subscriberAbout(found), action: "delete" }]);
    }),
});

export type NewsletterService = ReturnType<typeof createNewsletterService>;
