import { confirmHours, newsletterConsent, unconfirmedDays } from "@etalase/contracts/mail/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/mail/newsletter.schema";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, identityKey } from "../../domain/user.ts";
import type { LinkTokens } from "../accounts/links.ts";
import type { SecretBox } from "../accounts/two-factor-codes.ts";
import type { AuditLog } from "../audit.ts";
import { type Found, pageOf } from "../content.ts";
import type { ReadAfter } from "../in-parts.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Clock, History, NewId, RateLimiter, Transaction } from "../ports.ts";
import type { NewsletterLetters } from "./letters.ts";

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

export interface SubscriberRepository {
  list(query: SubscribersQuery): Promise<Found<Subscriber>>;
  all(): Promise<readonly Subscriber[]>;
  after: ReadAfter<Subscriber>;
  findById(id: string): Promise<Subscriber | null>;
  findByEmail(email: string): Promise<Subscriber | null>;
  findByTokenHash(tokenHash: string): Promise<Subscriber | null>;
  countConfirmed(): Promise<number>;
  /** Confirmed subscribers after this id, in the order of their ids. */
  confirmedAfter(id: string, limit: number): Promise<readonly Subscriber[]>;
  /** Does nothing for a known address. */
  add(subscriber: Subscriber): Promise<void>;
  update(subscriber: Subscriber): Promise<void>;
  /** @returns whether the subscriber existed */
  remove(id: string): Promise<boolean>;
  /** Removes subscribers who were last asked to confirm before that time, and never did. */
  removeUnconfirmed(before: Date): Promise<void>;
}

type Needs = Readonly<{
  subscribers: SubscriberRepository;
  limiter: RateLimiter;
  outbox: Outbox;
  letters: NewsletterLetters;
  linkTokens: Pick<LinkTokens, "hashOf">;
  secretBox: Pick<SecretBox, "hashOf">;
  /** The keyed hash of an address. */
  hashOf: (address: string) => string;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  history: Pick<History, "write">;
  now: Clock;
  newId: NewId;
}>;

const perHour = 10;
/** Confirmation mails to one mailbox, and to all of one domain. */
const perDay = { mailbox: 3, domain: 50 };
/**
 * Providers whose mailboxes are open to anybody: with a limit for the domain, fifty invented addresses would shut the
 * others out.
 */
const openToAll: ReadonlySet<string> = new Set([
  ...["gmail.com", "googlemail.com", "icloud.com", "me.com", "proton.me", "aol.com", "zoho.com", "gmx.com"],
  ...["yahoo.com", "yahoo.co.id", "ymail.com", "rocketmail.com"],
  ...["outlook.com", "outlook.co.id", "hotmail.com", "hotmail.co.id", "live.com", "msn.com"],
]);
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const resource = "subscribers";

/**
 * The keys by which mails to an address are counted: a mailbox has any number of addresses with a tag, and a domain any
 * number of mailboxes.
 */
function targetsOf(email: string) {
  const [name = "", domain = ""] = email.split("@");
  return { mailbox: `${name.replace(/\+.*/, "")}@${domain}`, domain };
}

/**
 * Masks an address for the log: enough to tell addresses apart for a while, but not to keep one that is to be
 * forgotten.
 */
const maskOf = (email: string) => email.replace(/^(.).*@/, "$1…@");

/** The audit log's reference to a subscriber. */
export const subscriberAbout = ({ id, email }: Subscriber) => ({ resource, record: { id, title: maskOf(email) } });

/** Asks the reader of the mailbox to confirm. */
const createAsking =
  ({ subscribers, outbox, letters, linkTokens, secretBox, now }: Needs) =>
  async (asked: Subscriber) => {
    const found = await subscribers.findByEmail(asked.email);
    if (!found || found.confirmedAt) return;
    // All letters to a subscriber have the same link: readers open the one that arrives first.
    const token = secretBox.hashOf(found.id, "confirmation");
    const { consentVersion, consentAt, consentAddress } = asked;
    const tokenEndsAt = new Date(now().getTime() + confirmHours * hourMs);
    await subscribers.update({
      ...found,
      consentVersion,
      consentAt,
      consentAddress,
      tokenHash: linkTokens.hashOf(token),
      tokenEndsAt,
    });
    await outbox.put({ ...(await letters.confirmation(asked.email, token)), validUntil: tokenEndsAt });
  };

/** Tells whether a confirmation mail may be sent to that address today. */
async function mayAsk({ outbox, limiter, hashOf }: Needs, email: string) {
  if (!outbox.isSetUp) return false;
  const { mailbox, domain } = targetsOf(email);
  const countOf = async (target: string) => (await limiter.count(`newsletter-to:${hashOf(target)}`, dayMs)).count;
  if ((await countOf(mailbox)) > perDay.mailbox) return false;
  return openToAll.has(domain) || (await countOf(domain)) <= perDay.domain;
}

/** The subscription as its reader begins and confirms it. */
function createSubscribing(needs: Needs) {
  const { subscribers, limiter, linkTokens, hashOf, transaction, now, newId } = needs;
  const ask = createAsking(needs);

  /** @throws {DomainError} "notFound" for a link that is invented or expired */
  const findByToken = async (token: string) => {
    const found = await subscribers.findByTokenHash(linkTokens.hashOf(token));
    const isOpen = found?.confirmedAt || (found?.tokenEndsAt && now() < found.tokenEndsAt);
    if (!found || !isOpen) throw new DomainError("notFound");
    return found;
  };

  return {
    /** Gives the same answer whether or not the address was known. */
    async subscribe(given: string, ip: string) {
      const { count, retryAfter } = await limiter.count(`newsletter:${ip}`, hourMs);
      if (count > perHour) throw new DomainError("tooManyAttempts", { limit: perHour, retryAfter });
      const email = identityKey(given);
      const asks = await mayAsk(needs, email);
      const consent = { consentVersion: newsletterConsent.version, consentAt: now(), consentAddress: hashOf(ip) };
      const asked = { id: newId(), email, ...consent, confirmedAt: null, tokenHash: null, tokenEndsAt: null };
      await transaction(async () => {
        await subscribers.add(asked);
        if (asks) await ask(asked);
      });
    },

    /** The masked owner of a link, for its page. @throws {DomainError} "notFound" */
    async find(token: string) {
      const { email, confirmedAt } = await findByToken(token);
      return { email: maskOf(email), isConfirmed: confirmedAt !== null };
    },

    /** Confirms a subscription for good. @throws {DomainError} "notFound" */
    confirm: (token: string) =>
      transaction(async () => {
        const found = await findByToken(token);
        if (!found.confirmedAt) await subscribers.update({ ...found, confirmedAt: now() });
      }),
  };
}

/** The end of a subscription, by the link in any mail to its reader. */
function createUnsubscribing({ subscribers, letters, transaction, audit }: Needs) {
  const recipientOf = (token: string): string => {
    const email = letters.readerOf(token);
    if (email === null) throw new DomainError("notFound");
    return email;
  };

  return {
    /** The masked recipient of mails with that token. @throws {DomainError} "notFound" for an invented one */
    readerOf: (token: string): string => maskOf(recipientOf(token)),

    /** Ends the subscription of the mail's recipient, if there is one. @throws {DomainError} "notFound" */
    unsubscribe: (token: string, ip: string) =>
      transaction(async () => {
        const found = await subscribers.findByEmail(recipientOf(token));
        if (!found || !(await subscribers.remove(found.id))) return;
        await audit.record({ user: null, ip }, [
          { ...subscriberAbout(found), action: "delete", detail: { unsubscribed: true } },
        ]);
      }),
  };
}

/** The subscribers as the dashboard shows and removes them. */
const createSubscribers = ({ subscribers, transaction, audit, history, now }: Needs) => ({
  async list(query: SubscribersQuery) {
    return pageOf(await subscribers.list(query), query);
  },
  all: () => subscribers.all(),
  /** All subscribers, for a file; the export is recorded in the audit log. */
  async export(by: Actor) {
    const all = await subscribers.all();
    await audit.record(by, [{ action: "export", resource, record: null, detail: { rows: all.length } }]);
    return all;
  },
  remove: (id: string, by: Actor) =>
    transaction(async () => {
      const found = await subscribers.findById(id);
      if (!found) throw new DomainError("notFound");
      await history.write(by, { [resource]: [{ ...found, version: 1 }] }, async () => {
        if (!(await subscribers.remove(id))) throw new DomainError("notFound");
        return { acts: [{ ...subscriberAbout(found), action: "delete" }], result: undefined };
      });
    }),
  removeUnconfirmed: () => subscribers.removeUnconfirmed(new Date(now().getTime() - unconfirmedDays * 24 * hourMs)),
});

export function createNewsletterService(needs: Needs) {
  return {
    ...createSubscribing(needs),
    ...createUnsubscribing(needs),
    ...createSubscribers(needs),
    isMailSetUp: needs.outbox.isSetUp,
  };
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;
