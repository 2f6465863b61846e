import { consentTextOf } from "@etalase/contracts/newsletter";
import {
  digest,
  digestInput,
  digestSent,
  newsletterInput,
  type Subscriber as SubscriberView,
  subscribersPage,
  subscribersQuery,
} from "@etalase/contracts/newsletter.schema";
import { nothing } from "@etalase/contracts/rules/answers.schema";
import { csvOf } from "@etalase/contracts/text/csv";
import type { DigestsService } from "../../application/newsletter/digests.ts";
import type { NewsletterService } from "../../application/newsletter/newsletter.ts";
import { type Subscriber, stateOf } from "../../application/newsletter/subscribers.ts";
import { type Call, type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/newsletter";

const wholeOf = (subscriber: Subscriber) => ({
  ...subscriber,
  consentText: consentTextOf(subscriber.consentVersion),
  state: stateOf(subscriber),
});

const proof = ["consentVersion", "consentText", "consentAt", "consentAddress"] as const;
const columns = ["email", ...proof, "confirmedAt", "state"] as const;

const fileOf = (subscribers: readonly Subscriber[]) =>
  csvOf(
    columns.map((name) => ({ name, of: (subscriber: SubscriberView) => subscriber[name] ?? "" })),
    viewBy(subscribersPage.shape.subscribers, subscribers.map(wholeOf)),
  );

/** Answers with the file of all subscribers. */
async function exportFile(newsletter: NewsletterService, call: Call): Promise<string> {
  const { context } = call;
  context.type = "text/csv";
  context.attachment("subscribers.csv");
  // A HEAD request gets no addresses, so it is no export.
  return fileOf(await (context.method === "HEAD" ? newsletter.all() : newsletter.export(call.by)));
}

export const newsletterRoutes = (newsletter: NewsletterService): readonly Route[] => [
  route.post(path, "anyone", {
    body: { schema: newsletterInput },
    response: nothing,
    answers: [202],
    handle: async ({ input, ip }) => {
      await newsletter.subscribe(input.email, ip);
      return { body: {} };
    },
  }),
  route.get(path, "superadmin", {
    query: subscribersQuery,
    response: subscribersPage,
    fileType: "text/csv",
    handle: async (call) => {
      if (call.query.format === "csv") return { body: await exportFile(newsletter, call) };
      const { rows, ...info } = await newsletter.list(call.query);
      const { isMailSetUp } = newsletter;
      return { body: viewBy(subscribersPage, { subscribers: rows.map(wholeOf), isMailSetUp, ...info }) };
    },
  }),
  route.delete(`${path}/:id`, "superadmin", {
    handle: (call) => newsletter.remove(call.id, call.by),
  }),
];

const digestPath = "/api/news/:id/digest";

/** The calls that send an article to the subscribers by mail. */
export const digestRoutes = (digests: DigestsService, publicUrl: string): readonly Route[] => [
  route.get(digestPath, "staff", {
    response: digest,
    handle: async (call) => {
      const { previewPath, sent, ...looks } = await digests.look(call.id, call.by);
      const last = sent && { at: sent.sentAt, to: sent.sentTo };
      return { body: viewBy(digest, { ...looks, sent: last, previewUrl: publicUrl + previewPath }) };
    },
  }),
  route.post(`${digestPath}/test`, "staff", {
    handle: (call) => digests.test(call.id, call.by),
  }),
  route.post(digestPath, "staff", {
    body: { schema: digestInput },
    response: digestSent,
    answers: [202],
    handle: async (call) => ({ body: { to: await digests.send(call.id, call.input, call.by) } }),
  }),
];
