import { mailLimits, mailMessages } from "@etalase/contracts/mail";
import type { MailsQuery } from "@etalase/contracts/mail.schema";
import { DomainError } from "../../domain/errors.ts";
import { isOver } from "../../domain/mail.ts";
import type { Actor } from "../../domain/user.ts";
import { existing, pageOf } from "../content.ts";
import type { Tools } from "../tools.ts";
import type { MailRepository, Outbox } from "./outbox.ts";

type Needs = Pick<Tools, "transaction" | "audit" | "now"> &
  Readonly<{ mails: MailRepository; outbox: Pick<Outbox, "isSetUp"> }>;

const dayMs = 24 * 60 * 60 * 1000;

/** The use cases of superadmins about mails that wait or were not sent. */
export const createMailsService = ({ mails, outbox, transaction, audit, now }: Needs) => ({
  isSetUp: outbox.isSetUp,

  async list(query: MailsQuery) {
    return pageOf(await mails.list(query), query);
  },

  /**
   * Retries a mail at once, and as often as a new one. @throws {DomainError} without a mail server, or when its link
   * has expired
   */
  retry: (id: string, by: Actor) =>
    transaction(async () => {
      const mail = existing(await mails.findById(id));
      if (!outbox.isSetUp) throw new DomainError("invalid", { message: mailMessages.notSetUp });
      if (isOver(mail, now())) throw new DomainError("invalid", { message: mailMessages.linkEnded });
      await mails.hurry(id, now());
      // The recipient would stay in the log for a year.
      await audit.record(by, [{ resource: "mail", record: { id, title: "" }, action: "update" }]);
    }),

  /** Failed mails may hold personal data, which is not kept for ever. */
  removeFailed: () => mails.removeFailed(new Date(now().getTime() - mailLimits.failedDays * dayMs)),
});

export type MailsService = ReturnType<typeof createMailsService>;
