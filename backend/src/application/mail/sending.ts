import { mailMessages } from "@etalase/contracts/mail/mail";
import { afterFailure, errorMax, inOneLine, isOver, type Mail } from "../../domain/mail/mail.ts";
import type { Clock } from "../ports.ts";
import type { MailRepository } from "./outbox.ts";

/** Why a mail was not taken. */
export type NotTaken = Readonly<{
  /** As the mail server said it. */
  message: string;
  /** Of this mail it will never hear again. */
  isPermanent: boolean;
}>;

/** The way to the mail server. */
export interface Postman {
  /** Returns null for a mail that was taken. */
  send(mail: Mail): Promise<NotTaken | null>;
  /** Nothing is to be sent for now. */
  rest(): void;
}

/** Is told of a mail that was not taken, but not what it says and to whom: this is for the log. */
export type MailNotTaken = (mail: Pick<Mail, "id" | "tries" | "status">) => void;

type Needs = Readonly<{
  mails: Pick<MailRepository, "claim" | "giveBack" | "remove">;
  postman: Postman;
  now: Clock;
  notTaken?: MailNotTaken | undefined;
}>;

const unreadable: NotTaken = {
  message: "The letter cannot be read: it was written under another TOKEN_SECRET",
  isPermanent: true,
};

const linkEnded: NotTaken = { message: mailMessages.linkEnded, isPermanent: true };

/** Longer than the way to any mail server takes: only a mail of a process that has died is taken up again. */
const claimMs = 10 * 60_000;

/** Sends what lies in the outbox, one after the other. Several instances may: each mail is claimed by one of them. */
export function createSending({ mails, postman, now, notTaken = () => {} }: Needs) {
  /** Taken by the mail server while the database could not be told. */
  const taken = new Set<string>();
  let isStopping = false;
  let underWay: Promise<void> | undefined;

  async function bring(mail: Mail): Promise<NotTaken | null> {
    if (taken.has(mail.id)) return null;
    if (isOver(mail, now())) return linkEnded;
    return mail.text === "" ? unreadable : postman.send(mail);
  }

  async function deliver(mail: Mail) {
    const refusal = await bring(mail);
    if (!refusal) {
      taken.add(mail.id);
      await mails.remove(mail.id);
      taken.delete(mail.id);
      return;
    }
    const tries = mail.tries + 1;
    const after = afterFailure(tries, refusal.isPermanent, now());
    await mails.giveBack({ ...mail, ...after, tries, lastError: inOneLine(refusal.message, errorMax) });
    notTaken({ id: mail.id, tries, status: after.status });
  }

  async function deliverAll() {
    let count = 0;
    for (; !isStopping; count += 1) {
      const mail = await mails.claim(now(), new Date(now().getTime() + claimMs));
      if (!mail) break;
      await deliver(mail);
    }
    if (count > 0) postman.rest();
  }

  return {
    /** Sends all that is due; while that goes on, joins it. */
    run(): Promise<void> {
      underWay ??= deliverAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    /** Begins no other mail, and waits for the one that is on its way. */
    async stop(): Promise<void> {
      isStopping = true;
      await underWay;
    },
  };
}
