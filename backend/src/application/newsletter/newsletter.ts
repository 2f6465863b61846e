import { confirmHours, newsletterConsent, unconfirmedDays } from "@etalase/contracts/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, identityKey } from "../../domain/user.ts";
import type { LinkTokens } from "../accounts/links.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { existing, pageOf } from "../content.ts";
import { inParts } from "../in-parts.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import type { NewsletterLetters } from "./letters.ts";
import { type Consent, maskOf, type Subscriber, type SubscriberRepository, subscriberAbout } from "./subscribers.ts";

type AskingNeeds = Pick<Tools, "limiter" | "transaction" | "now" | "pause"> &
  Readonly<{
    subscribers: Pick<SubscriberRepository, "findByEmail" | "waitingAfter" | "claimWaiting" | "update">;
    outbox: Outbox;
    letters: Pick<NewsletterLetters, "confirmation">;
    linkTokens: Pick<LinkTokens, "hashOf">;
    secretBox: Pick<SecretBox, "hashOf">;
    /** The keyed hash of an address. */
    hashOf: (address: string) => string;
  }>;

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
/** Subscribers that are read at once. */
const partSize = 200;

/**
 * The keys by which mails to an address are counted: a mailbox has any number of addresses with a tag, and a domain any
 * number of mailboxes.
 */
function targetsOf(email: string) {
  const [name = "", domain = ""] = email.split("@");
  return { mailbox: `${name.replace(/\+.*/, "")}@${domain}`, domain };
}

/** Tells whether a confirmation mail may be sent to that address today. */
async function mayAsk({ outbox, limiter, hashOf }: AskingNeeds, email: string) {
  if (!outbox.isSetUp) return false;
  const { mailbox, domain } = targetsOf(email);
  const countOf = async (target: string) => (await limiter.count(`newsletter-to:${hashOf(target)}`, dayMs)).count;
  if ((await countOf(mailbox)) > perDay.mailbox) return false;
  return openToAll.has(domain) || (await countOf(domain)) <= perDay.domain;
}

/** Writes the letter that asks the reader of the mailbox to confirm. */
async function confirmationOf({ letters, linkTokens, secretBox, now }: AskingNeeds, { id, email }: Subscriber) {
  // All letters to a subscriber have the same link: readers open the one that arrives first.
  const token = secretBox.hashOf(id, "confirmation");
  const tokenEndsAt = new Date(now().getTime() + confirmHours * hourMs);
  const letter = { ...(await letters.confirmation(email, token)), validUntil: tokenEndsAt };
  return { letter, token: { tokenHash: linkTokens.hashOf(token), tokenEndsAt } };
}

/** Asks the reader of the mailbox to confirm. */
async function ask(needs: AskingNeeds, { email, ...consent }: Consent) {
  const { subscribers, outbox } = needs;
  const found = await subscribers.findByEmail(email);
  if (!found || found.confirmedAt) return;
  const { letter, token } = await confirmationOf(needs, found);
  await subscribers.update({ ...found, ...consent, ...token });
  await outbox.put(letter);
}

/** Asks those to confirm who have agreed while no letter could be sent. */
async function askWaiting(needs: AskingNeeds) {
  const { subscribers, outbox, transaction, now, pause } = needs;
  if (!outbox.isSetUp) return;
  const since = new Date(now().getTime() - unconfirmedDays * dayMs);
  for await (const some of inParts(subscribers.waitingAfter(since), { limit: partSize, pause }))
    for (const one of some) {
      if (!(await mayAsk(needs, one.email))) continue;
      const { letter, token } = await confirmationOf(needs, one);
      await transaction(async () => {
        if (await subscribers.claimWaiting(one.id, token)) await outbox.put({ ...letter, isBulk: true });
      });
    }
}

type Needs = AskingNeeds &
  Pick<Tools, "audit" | "history" | "newId"> &
  Readonly<{
    subscribers: SubscriberRepository;
    letters: NewsletterLetters;
  }>;

const perHour = 10;
const resource = "subscribers";

/** The subscription as its reader begins and confirms it. */
function createSubscribing(needs: Needs) {
  const { subscribers, limiter, linkTokens, hashOf, transaction, now, newId } = needs;

  /** @throws {DomainError} "notFound" for a link that is invented or expired */
  const findByToken = async (token: string) => {
    const found = await subscribers.findByTokenHash(linkTokens.hashOf(token));
    const isOpen = found?.confirmedAt || (found?.tokenEndsAt && now() < found.tokenEndsAt);
    if (!found || !isOpen) throw new DomainError("notFound");
    return found;
  };

  return {
    /** Gives the same answer whether or not the address was known. */
    async subscribe(address: string, ip: string) {
      await countTry(limiter, `newsletter:${ip}`, { limit: perHour, windowMs: hourMs });
      const email = identityKey(address);
      const asks = await mayAsk(needs, email);
      const { version } = newsletterConsent;
      const consent = { email, consentVersion: version, consentAt: now(), consentAddress: hashOf(ip) };
      await transaction(async () => {
        await subscribers.add({ id: newId(), ...consent, confirmedAt: null, tokenHash: null, tokenEndsAt: null });
        await (asks ? ask(needs, consent) : subscribers.letWait(consent, now()));
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
      const found = existing(await subscribers.findById(id));
      await history.write(by, { [resource]: [{ ...found, version: 1 }] }, async () => {
        if (!(await subscribers.remove(id))) throw new DomainError("notFound");
        return { acts: [{ ...subscriberAbout(found), action: "delete" }], result: undefined };
      });
    }),
  removeUnconfirmed: () => subscribers.removeUnconfirmed(new Date(now().getTime() - unconfirmedDays * dayMs), now()),
});

export function createNewsletterService(needs: Needs) {
  return {
    ...createSubscribing(needs),
    ...createUnsubscribing(needs),
    ...createSubscribers(needs),
    /** Sends the letters that waited for a mail server, each once, however many instances do so. */
    askWaiting: () => askWaiting(needs),
    isMailSetUp: needs.outbox.isSetUp,
  };
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;
