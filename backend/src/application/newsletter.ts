import { newsletterConsent } from "@etalase/contracts/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import { DomainError } from "../domain/errors.ts";
import { identityKey } from "../domain/user.ts";
import { type Found, pageOf } from "./content.ts";
import type { Clock, NewId, RateLimiter } from "./ports.ts";

/** Somebody who agreed to get letters, and to which text. */
export type Subscriber = Readonly<{ id: string; email: string; consentVersion: string; consentAt: Date }>;

export interface SubscriberRepository {
  list(query: SubscribersQuery): Promise<Found<Subscriber>>;
  all(): Promise<readonly Subscriber[]>;
  /** Does nothing for an address that is there already. */
  add(subscriber: Subscriber): Promise<void>;
  /** @returns whether there was one */
  remove(id: string): Promise<boolean>;
}

type Needs = Readonly<{ subscribers: SubscriberRepository; limiter: RateLimiter; now: Clock; newId: NewId }>;

const perHour = 10;
const hourMs = 60 * 60 * 1000;

export const createNewsletterService = ({ subscribers, limiter, now, newId }: Needs) => ({
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
  async remove(id: string) {
    if (!(await subscribers.remove(id))) throw new DomainError("notFound");
  },
});

export type NewsletterService = ReturnType<typeof createNewsletterService>;
