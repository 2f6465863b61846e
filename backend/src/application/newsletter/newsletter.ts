import { newsletterConsent, unconfirmedDays } from "@etalase/contracts/newsletter";
import type { SubscribersQuery } from "@etalase/contracts/newsletter.schema";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, identityKey } from "../../domain/user.ts";
import { existing, pageOf } from "../content.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import { type AskingNeeds, ask, askWaiting, mayAsk } from "./asking.ts";
import type { NewsletterLetters } from "./letters.ts";
import { maskOf, type SubscriberRepository, subscriberAbout } from "./subscribers.ts";

type Needs = AskingNeeds &
  Pick<Tools, "audit" | "history" | "newId"> &
  Readonly<{
    subscribers: SubscriberRepository;
    letters: NewsletterLetters;
  }>;

const perHour = 10;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
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
