import type { MailStatus } from "@etalase/contracts/mail";

/** The mail server, and the sender of the site's mails. */
export type MailAccount = Readonly<{
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  user: string;
  password: string;
  from: Readonly<{ name: string; address: string }>;
}>;

/** The contents of a mail. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

/** A thing on its way to another server. It is removed once that server has accepted it. */
export type Delivery = Readonly<{
  id: string;
  status: MailStatus;
  tries: number;
  lastError: string | null;
  /** Null when there is no automatic retry. */
  nextTryAt: Date | null;
}>;

/** A mail in the outbox. */
export type Mail = Letter &
  Delivery &
  Readonly<{
    /** A single address. */
    to: string;
    /** The address for replies, if it is not the site's own. */
    replyTo: string;
    headers: Readonly<Record<string, string>>;
    /** Part of a mass mailing, which must not delay other mails. */
    isBulk: boolean;
    /** The expiry of the link in the mail, after which the mail is not sent. Null for a mail without a link. */
    validUntil: Date | null;
    createdAt: Date;
  }>;

const minuteMs = 60_000;

/** Minutes until the retry after the first, second, … failed try; a further failure is not retried. */
const mailWaits = [1, 5, 30, 2 * 60, 12 * 60];

/** The state of a mail, or of another message, after a failed try. A permanent refusal is not retried. */
export function afterFailure(
  tries: number,
  isPermanent: boolean,
  at: Date,
  waits: readonly number[] = mailWaits,
): Pick<Mail, "status" | "nextTryAt"> {
  const wait = isPermanent ? undefined : waits[tries - 1];
  return wait === undefined
    ? { status: "failed", nextTryAt: null }
    : { status: "pending", nextTryAt: new Date(at.getTime() + wait * minuteMs) };
}

export const isOver = ({ validUntil }: Pick<Mail, "validUntil">, at: Date): boolean =>
  validUntil !== null && validUntil <= at;

/** Control characters, above all line breaks, which would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Makes a text fit for a header: one line of at most `max` characters. */
export const inOneLine = (text: string, max: number): string =>
  [...text.replace(controls, " ").trim()].slice(0, max).join("");

export const subjectMax = 200;
export const errorMax = 500;
