import { confirmHours, unconfirmedDays } from "@etalase/contracts/newsletter";
import type { LinkTokens } from "../accounts/links.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { inParts } from "../in-parts.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Tools } from "../tools.ts";
import type { NewsletterLetters } from "./letters.ts";
import type { Consent, Subscriber, SubscriberRepository } from "./subscribers.ts";

export type AskingNeeds = Pick<Tools, "limiter" | "transaction" | "now" | "pause"> &
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
export async function mayAsk({ outbox, limiter, hashOf }: AskingNeeds, email: string) {
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
export async function ask(needs: AskingNeeds, { email, ...consent }: Consent) {
  const { subscribers, outbox } = needs;
  const found = await subscribers.findByEmail(email);
  if (!found || found.confirmedAt) return;
  const { letter, token } = await confirmationOf(needs, found);
  await subscribers.update({ ...found, ...consent, ...token });
  await outbox.put(letter);
}

/** Asks those to confirm who have agreed while no letter could be sent. */
export async function askWaiting(needs: AskingNeeds) {
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
