import { mailsPage, mailsQuery } from "@etalase/contracts/mail.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import type { MailsService } from "../../application/mail/mails.ts";
import { speakerFor } from "../language.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/mail";

/** The calls of superadmins about mails that wait for the mail server, or were refused by it. */
export const mailRoutes = (mails: MailsService): readonly Route[] => [
  route.get(path, "superadmin", {
    query: mailsQuery,
    response: mailsPage,
    handle: async ({ query, context }) => {
      const say = speakerFor(context);
      const { rows, ...info } = await mails.list(query);
      // The last error is the mail server's own words, or the key of a reason of the site.
      const shownMails = rows.map((mail) => ({ ...mail, lastError: mail.lastError && say(verbatim(mail.lastError)) }));
      return { body: viewBy(mailsPage, { mails: shownMails, isSetUp: mails.isSetUp, ...info }) };
    },
  }),
  route.post(`${path}/:id/retry`, "superadmin", {
    handle: (call) => mails.retry(call.id, call.by),
  }),
];
