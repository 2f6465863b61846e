import type { MailsQuery } from "@etalase/contracts/mail.schema";
import { inOneLine, type Letter, type Mail, subjectMax } from "../../domain/mail.ts";
import type { Rows } from "../content.ts";
import type { Queue } from "../deliveries.ts";
import type { Clock, NewId, SiteState } from "../ports.ts";

/** A mail as its caller gives it. */
export type Posting = Letter &
  Readonly<{
    to: string;
    replyTo?: string;
    /** For example List-Unsubscribe. */
    headers?: Readonly<Record<string, string>>;
    /** Part of a mass mailing, which must not delay mails with links that people wait for. */
    isBulk?: true;
    /** The expiry of the link in the mail. */
    validUntil?: Date;
  }>;

/** Parts that share one mail when they occur shortly after each other. */
export type Gathering<Part> = Readonly<{
  to: string;
  /** The key that the parts have in common. */
  key: string;
  part: Part;
  write(parts: readonly Part[]): Omit<Posting, "to">;
}>;

/** A mail that still collects parts. */
export type OpenMail = Readonly<{ id: string; parts: readonly unknown[] }>;

export interface MailRepository extends Queue<Mail> {
  list(query: MailsQuery): Promise<Rows<Omit<Mail, "text" | "html">>>;
  /** Up to `limit` complete mails with their parts after this id, in the order of their ids. */
  after(id: string, limit: number): Promise<readonly (Mail & Readonly<{ parts: readonly unknown[] | null }>)[]>;
  /** The fields that matter for a retry. */
  findById(id: string): Promise<Pick<Mail, "validUntil"> | null>;
  insert(mail: Mail, gathering?: Readonly<{ key: string; parts: readonly unknown[] }>): Promise<unknown>;
  insertAll(mails: readonly Mail[]): Promise<unknown>;
  /** The mail with that key to that address that is not being sent yet. */
  findOpen(to: string, key: string, at: Date): Promise<OpenMail | null>;
  /** @returns false when the mail is being sent meanwhile */
  rewriteOpen(open: OpenMail, mail: Mail): Promise<boolean>;
  /** A mail that collects, or has collected, parts. */
  findGathered(id: string): Promise<(OpenMail & Pick<Mail, "to">) | null>;
  /** Rewrites a mail even while it is being sent: the new text is used for the next try, if this one fails. */
  rewrite(gathered: OpenMail, mail: Mail): Promise<unknown>;
  /** Makes a mail due at once. A mail that is being sent is left alone. */
  hurry(id: string, at: Date): Promise<unknown>;
  removeFailed(before: Date): Promise<unknown>;
}

type Needs = Readonly<{
  isSetUp: boolean;
  mails: Pick<
    MailRepository,
    "insert" | "insertAll" | "findOpen" | "findGathered" | "rewriteOpen" | "rewrite" | "remove"
  >;
  siteState: Pick<SiteState, "lock">;
  now: Clock;
  newId: NewId;
}>;

/** Together with the interval of sending this stays below the minute that is promised. */
const gatheringMs = 40_000;

/** Longer than any list of unsubscribe addresses. */
const headerMax = 2_000;

const safe = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inOneLine(value, headerMax)]));

const newMail = (
  { to, subject, replyTo = "", headers = {}, isBulk, validUntil, ...bodies }: Posting,
  { id, at }: Readonly<{ id: string; at: Date }>,
): Mail => ({
  ...bodies,
  id,
  to,
  subject: inOneLine(subject, subjectMax),
  replyTo,
  headers: safe(headers),
  isBulk: isBulk === true,
  status: "pending",
  tries: 0,
  lastError: null,
  nextTryAt: at,
  validUntil: validUntil ?? null,
  createdAt: at,
});

/** The queue of mails for the mail server. */
export function createOutbox({ isSetUp, mails, siteState, now, newId }: Needs) {
  const mailOf = (posting: Posting) => newMail(posting, { id: newId(), at: now() });
  return {
    /** Without a mail server every mail is dropped, and always one without an address. */
    isSetUp,

    /**
     * Puts a mail into the queue. Call it within the transaction of the act that causes the mail: both are stored, or
     * neither. It never fails because of the mail server.
     */
    async put(posting: Posting): Promise<void> {
      if (isSetUp && posting.to) await mails.insert(mailOf(posting));
    },

    async putAll(postings: readonly Posting[]): Promise<void> {
      if (isSetUp && postings.length > 0) await mails.insertAll(postings.map(mailOf));
    },

    /**
     * Puts a part of a mail into the queue, which waits some time for other parts. Locks the site's state, as other
     * writes do.
     */
    async gather<Part>({ to, key, part, write }: Gathering<Part>): Promise<void> {
      if (!isSetUp) return;
      await siteState.lock();
      const open = await mails.findOpen(to, key, now());
      if (open) {
        const parts = [...(open.parts as readonly Part[]), part]; // equal keys mean equal kinds
        if (await mails.rewriteOpen({ ...open, parts }, mailOf({ to, ...write(parts) }))) return;
      }
      const nextTryAt = new Date(now().getTime() + gatheringMs);
      await mails.insert({ ...mailOf({ to, ...write([part]) }), nextTryAt }, { key, parts: [part] });
    },

    /** Removes parts from a mail that holds others too, and writes it again. Locks the site's state as well. */
    async withdraw<Part>(id: string, isOut: (part: Part) => boolean, write: Gathering<Part>["write"]): Promise<void> {
      await siteState.lock();
      const gathered = await mails.findGathered(id);
      const parts = (gathered?.parts as readonly Part[] | undefined)?.filter((part) => !isOut(part)) ?? []; // see above
      if (!gathered || parts.length === 0) await mails.remove(id);
      else await mails.rewrite({ id, parts }, mailOf({ to: gathered.to, ...write(parts) }));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
