import { mailMessages } from "@etalase/contracts/mail";
import { afterFailure, errorMax, inOneLine, isOver, type Mail } from "../../domain/mail.ts";
import type { Clock } from "../ports.ts";
import { createRuns } from "../runs.ts";
import type { MailRepository } from "./outbox.ts";

/** The reason why a mail was not accepted. */
export type NotTaken = Readonly<{
  /** In the words of the mail server, or the key of the site's own reason. */
  message: string;
  /** The mail server will never accept this mail. */
  isPermanent: boolean;
}>;

/** The connection to the mail server. */
export interface Postman {
  /** Returns null for an accepted mail. */
  send(mail: Mail): Promise<NotTaken | null>;
  /** Called when nothing is left to send for now. */
  rest(): void;
}

/** Called with a mail that was not accepted, for the log, so without its contents and recipient. */
export type MailNotTaken = (mail: Pick<Mail, "id" | "tries" | "status">) => void;

type Needs = Readonly<{
  mails: Pick<MailRepository, "claim" | "giveBack" | "remove">;
  postman: Postman;
  now: Clock;
  notTaken?: MailNotTaken | undefined;
}>;

const unreadable: NotTaken = {
  message: mailMessages.unreadable.key,
  isPermanent: true,
};

const linkEnded: NotTaken = { message: mailMessages.linkEnded.key, isPermanent: true };

/** Longer than any delivery takes: only the mail of a dead process is claimed again. */
const claimMs = 10 * 60_000;

/** Sends one mail, and removes it, or puts it back for another try. */
function createDelivery({ mails, postman, now, notTaken = () => {} }: Needs) {
  /** The mails that the mail server has accepted while the database was away. */
  const taken = new Set<string>();

  async function bring(mail: Mail): Promise<NotTaken | null> {
    if (taken.has(mail.id)) return null;
    if (isOver(mail, now())) return linkEnded;
    return mail.text === "" ? unreadable : postman.send(mail);
  }

  return async (mail: Mail): Promise<void> => {
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
  };
}

/** Sends the mails of the outbox one after the other. Several instances may do so: one of them claims each mail. */
export function createSending(needs: Needs) {
  const { mails, postman, now } = needs;
  const deliver = createDelivery(needs);
  return createRuns(async () => {
    const mail = await mails.claim(now(), new Date(now().getTime() + claimMs));
    if (mail) await deliver(mail);
    return mail !== null;
  }, postman.rest);
}

export type Sending = ReturnType<typeof createSending>;
