import { mailMessages } from "@etalase/contracts/mail";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { isOver, type Mail } from "../../domain/mail.ts";
import { createSending, type NotTaken, type Queue } from "../deliveries.ts";
import type { Clock } from "../ports.ts";

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
  mails: Queue<Mail>;
  postman: Postman;
  now: Clock;
  notTaken?: MailNotTaken | undefined;
}>;

const never = ({ key }: Refusal): NotTaken => ({ message: key, isPermanent: true });

/** Sends the mails of the outbox one after the other. */
export const createMailSending = ({ mails: queue, postman, now, notTaken }: Needs) =>
  createSending({
    queue,
    now,
    notTaken,
    // A mail takes a minute at most. Longer claims would hold up the alert whose process died with it.
    claimMs: 70_000,
    rest: postman.rest,
    async bring(mail: Mail) {
      if (isOver(mail, now())) return never(mailMessages.linkEnded);
      return mail.text === "" ? never(mailMessages.unreadable) : postman.send(mail);
    },
  });
