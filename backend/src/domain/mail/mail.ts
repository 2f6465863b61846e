import type { MailStatus } from "@etalase/contracts/mail/mail";

/** The mail server, and who the site's mails come from. */
export type MailAccount = Readonly<{
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  user: string;
  password: string;
  from: Readonly<{ name: string; address: string }>;
}>;

/** What is written to somebody. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

/** A letter on its way. It is forgotten once the mail server has taken it. */
export type Mail = Letter &
  Readonly<{
    id: string;
    /** One address. */
    to: string;
    /** Whom an answer goes to, if not the site's own address. */
    replyTo: string;
    headers: Readonly<Record<string, string>>;
    /** One of many alike, which others do not wait for. */
    isBulk: boolean;
    status: MailStatus;
    tries: number;
    lastError: string | null;
    /** Null where it is not tried again by itself. */
    nextTryAt: Date | null;
    /** When the link in it ends: nobody is sent one that does not work. Null where it holds none. */
    validUntil: Date | null;
    createdAt: Date;
  }>;

const minuteMs = 60_000;

/** Minutes to the next try after the first one, the second one and so on; the one after the last is not retried. */
const waits = [1, 5, 30, 2 * 60, 12 * 60];

/** What becomes of a mail that was not taken. Nobody tries again what was refused for good. */
export function afterFailure(tries: number, isPermanent: boolean, at: Date): Pick<Mail, "status" | "nextTryAt"> {
  const wait = isPermanent ? undefined : waits[tries - 1];
  return wait === undefined
    ? { status: "failed", nextTryAt: null }
    : { status: "pending", nextTryAt: new Date(at.getTime() + wait * minuteMs) };
}

export const isOver = ({ validUntil }: Pick<Mail, "validUntil">, at: Date): boolean =>
  validUntil !== null && validUntil <= at;

/** Line breaks, above all, which would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** A text as it may stand in a header, no longer than so many characters. */
export const inOneLine = (text: string, max: number): string =>
  [...text.replace(controls, " ").trim()].slice(0, max).join("");

export const subjectMax = 200;
export const errorMax = 500;
