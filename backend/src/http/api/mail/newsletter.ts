import {
  newsletterInput,
  type Subscriber as SubscriberView,
  subscribersPage,
  subscribersQuery,
} from "@etalase/contracts/newsletter.schema";
import { nothing } from "@etalase/contracts/rules/answers.schema";
import { csvCell } from "@etalase/contracts/text/csv";
import type { NewsletterService, Subscriber } from "../../../application/newsletter.ts";
import { type Route, route } from "../route.ts";
import { theActor } from "../session.ts";

const path = "/api/newsletter";

const view = ({ id, email, consentVersion, consentAt }: Subscriber): SubscriberView => ({
  _id: id,
  id,
  email,
  consentVersion,
  consentAt: consentAt.toISOString(),
});

const csvOf = (subscribers: readonly Subscriber[]) =>
  [
    ["email", "consentVersion", "consentAt"],
    ...subscribers.map(({ email, consentVersion, consentAt }) => [email, consentVersion, consentAt.toISOString()]),
  ]
    .map((row) => row.map(csvCell).join(","))
    .join("\r\n");

export const newsletterRoutes = (newsletter: NewsletterService): readonly Route[] => [
  route({
    method: "POST",
    path,
    who: "anyone",
    body: { schema: newsletterInput },
    response: nothing,
    status: 202,
    handle: async ({ input, ip }) => {
      await newsletter.subscribe(input.email, ip);
      return { body: {} };
    },
  }),
  route({
    method: "GET",
    path,
    who: "superadmin",
    query: subscribersQuery,
    response: subscribersPage,
    file: "text/csv",
    handle: async (call) => {
      const { query, context } = call;
      if (query.format === "csv") {
        context.type = "text/csv";
        context.attachment("subscribers.csv");
        // Whoever asks for the head alone gets no address.
        const isHead = context.method === "HEAD";
        return { body: csvOf(await (isHead ? newsletter.all() : newsletter.export(theActor(call)))) };
      }
      const { rows, ...info } = await newsletter.list(query);
      return { body: { subscribers: rows.map(view), ...info } };
    },
  }),
  route({
    method: "DELETE",
    path: `${path}/:id`,
    who: "superadmin",
    handle: async (call) => {
      await newsletter.remove(call.params.id ?? "", theActor(call));
      return {};
    },
  }),
];
