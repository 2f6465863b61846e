import type { MailsQuery } from "@etalase/contracts/mail/mail.schema";
import { inOneLine, type Letter, type Mail, subjectMax } from "../../domain/mail/mail.ts";
import type { Found } from "../content.ts";
import type { Clock, NewId, SiteState } from "../ports.ts";

/** What a caller says of a letter. */
export type Posting = Letter &
  Readonly<{
    to: string;
    replyTo?: string;
    /** Such as List-Unsubscribe. */
    headers?: Readonly<Record<string, string>>;
    /** One of many alike: whoever waits for a link does not wait for all of these. */
    isBulk?: true;
    /** When the link in it ends. */
    validUntil?: Date;
  }>;

/** Some things that are told together, in one letter, if they come close upon each other. */
export type Gathering<Part> = Readonly<{
  to: string;
  /** What they have in common. */
  key: string;
  part: Part;
  write(parts: readonly Part[]): Omit<Posting, "to">;
}>;

/** Where letters are put for the mail server. */
export interface Outbox {
  /** Without a mail server every letter that is put here is dropped. */
  readonly isSetUp: boolean;
  /**
   * Call it within the transaction of what caused the letter: both are stored, or neither. It never fails for the mail
   * server's sake.
   */
  put(posting: Posting): Promise<void>;
  /** The same for many. */
  putAll(postings: readonly Posting[]): Promise<void>;
  /** The same for a part of a letter, which waits some time for others. Locks the site's state, as other writes do. */
  gather<Part>(gathering: Gathering<Part>): Promise<void>;
  /** Leaves parts out of a letter that tells of others too, as it tells them. Locks the site's state, as well. */
  withdraw<Part>(id: string, isOut: (part: Part) => boolean, write: Gathering<Part>["write"]): Promise<void>;
}

/** A mail that still gathers parts. */
export type OpenMail = Readonly<{ id: string; parts: readonly unknown[] }>;

export interface MailRepository {
  list(query: MailsQuery): Promise<Found<Omit<Mail, "text" | "html">>>;
  /** Up to `limit` whole ones with what they gather, by their ids, after that one. */
  after(id: string, limit: number): Promise<readonly (Mail & Readonly<{ parts: readonly unknown[] | null }>)[]>;
  /** As far as it matters for sending it again. */
  findById(id: string): Promise<Pick<Mail, "validUntil"> | null>;
  insert(mail: Mail, gathering?: Readonly<{ key: string; parts: readonly unknown[] }>): Promise<void>;
  insertAll(mails: readonly Mail[]): Promise<void>;
  /** The one of that key to that address that nobody has begun to send. */
  findOpen(to: string, key: string, at: Date): Promise<OpenMail | null>;
  /** @returns false where somebody has begun to send it since */
  rewriteOpen(open: OpenMail, mail: Mail): Promise<boolean>;
  /** One that gathers, or has gathered, parts. */
  findGathered(id: string): Promise<(OpenMail & Pick<Mail, "to">) | null>;
  /** The same even while it is being sent: then it is what is sent the next time, if that fails. */
  rewrite(gathered: OpenMail, mail: Mail): Promise<void>;
  /** Takes one that is due, for nobody else to take until then. */
  claim(at: Date, until: Date): Promise<Mail | null>;
  /** Gives one back that was not taken. */
  giveBack(mail: Mail): Promise<void>;
  /** Has one tried again at once. One that is being sent is left alone. */
  hurry(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
  removeFailed(before: Date): Promise<void>;
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

/** Together with the time until somebody looks it stays below the minute that is promised. */
const gatheringMs = 40_000;

/** Longer than any list of addresses by which somebody unsubscribes. */
const headerMax = 2_000;

const safe = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inOneLine(value, headerMax)]));

export function createOutbox({ isSetUp, mails, siteState, now, newId }: Needs): Outbox {
  const begun = ({ to, subject, replyTo = "", headers = {}, isBulk, validUntil, ...bodies }: Posting): Mail => ({
    ...bodies,
    ...{
      id: newId(),
      to,
      subject: inOneLine(subject, subjectMax),
      replyTo,
      headers: safe(headers),
      isBulk: isBulk === true,
    },
    ...{
      status: "pending",
      tries: 0,
      lastError: null,
      nextTryAt: now(),
      validUntil: validUntil ?? null,
      createdAt: now(),
    },
  });
  return {
    isSetUp,
    async put(posting) {
      if (isSetUp) await mails.insert(begun(posting));
    },
    async putAll(postings) {
      if (isSetUp && postings.length > 0) await mails.insertAll(postings.map(begun));
    },
    async gather<Part>({ to, key, part, write }: Gathering<Part>) {
      if (!isSetUp) return;
      await siteState.lock();
      const open = await mails.findOpen(to, key, now());
      if (open) {
        const parts = [...(open.parts as readonly Part[]), part]; // of the same key, and so of the same kind
        if (await mails.rewriteOpen({ ...open, parts }, begun({ to, ...write(parts) }))) return;
      }
      const nextTryAt = new Date(now().getTime() + gatheringMs);
      await mails.insert({ ...begun({ to, ...write([part]) }), nextTryAt }, { key, parts: [part] });
    },
    async withdraw<Part>(id: string, isOut: (part: Part) => boolean, write: Gathering<Part>["write"]) {
      await siteState.lock();
      const gathered = await mails.findGathered(id);
      const parts = (gathered?.parts as readonly Part[] | undefined)?.filter((part) => !isOut(part)) ?? []; // as above
      if (!gathered || parts.length === 0) return mails.remove(id);
      await mails.rewrite({ id, parts }, begun({ to: gathered.to, ...write(parts) }));
    },
  };
}
