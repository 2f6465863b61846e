import { type Mail as MailView, mailsPage, mailsQuery } from "@etalase/contracts/mail.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import type { MailsService } from "../../application/mail/mails.ts";
import type { Mail } from "../../domain/mail.ts";
import { type Say, speakerFor } from "../refusal-language.ts";
import { type Route, route } from "./route.ts";

const path = "/api/mail";

/** The last error is the mail server's own words, or the key of a reason of the site. */
const view = (
  { id, to, subject, status, tries, lastError, nextTryAt, createdAt }: Omit<Mail, "text" | "html">,
  say: Say,
) =>
  ({
    _id: id,
    id,
    to,
    subject,
    status,
    tries,
    lastError: lastError && say(verbatim(lastError)),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }) satisfies MailView;

/** The calls of superadmins about mails that wait for the mail server, or were refused by it. */
export const mailRoutes = (mails: MailsService): readonly Route[] => [
  route.get(path, "superadmin", {
    query: mailsQuery,
    response: mailsPage,
    handle: async ({ query, context }) => {
      const say = speakerFor(context);
      const { rows, ...info } = await mails.list(query);
      return { body: { mails: rows.map((mail) => view(mail, say)), isSetUp: mails.isSetUp, ...info } };
    },
  }),
  route.post(`${path}/:id/retry`, "superadmin", {
    handle: (call) => mails.retry(call.id, call.by),
  }),
];
