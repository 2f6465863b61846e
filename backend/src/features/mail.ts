import { createPostman } from "../adapters/smtp.ts";
import { createMailsService } from "../application/mail/mails.ts";
import { createOutbox } from "../application/mail/outbox.ts";
import { createMailSending, type MailNotTaken } from "../application/mail/sending.ts";
import type { MailAccount } from "../domain/mail.ts";
import { mailRoutes } from "../http/api/mail.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Options = Readonly<{ mail: MailAccount | null; mailNotTaken: MailNotTaken | undefined }>;

/** The outbox, and the sending of its mails. */
export function mailFeature(base: Base, { mail, mailNotTaken }: Options) {
  const tools = { ...base, ...base.stores };
  const outbox = createOutbox({ ...tools, isSetUp: mail !== null });
  const service = createMailsService({ ...tools, outbox });
  const sending = mail && createMailSending({ ...tools, postman: createPostman(mail), notTaken: mailNotTaken });
  return {
    services: {
      outbox,
      mails: service,
      /** Absent when no mail is sent. */
      sending,
    },
    routes: () => mailRoutes(service),
    tidying: { forgetting: { mails: service.removeFailed } },
    ...(sending && { queues: { mails: sending } }),
  } satisfies Feature;
}
