import {
  deliveriesAnswer,
  newWebhook,
  oneWebhook,
  webhookInput,
  webhooksAnswer,
  webhookTest,
  webhookUpdate,
} from "@etalase/contracts/webhooks.schema";
import type { WebhooksService } from "../../application/webhooks/webhooks.ts";
import { isTaken } from "../../domain/webhooks.ts";
import { type Say, speakerFor } from "../language.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/webhooks";

const said = <T extends Readonly<{ error: Parameters<Say>[0] | null }>>(answered: T, say: Say) => ({
  ...answered,
  error: answered.error && say(answered.error),
});

/** The calls of superadmins about the programs that the site tells of events. */
export const webhookRoutes = (webhooks: WebhooksService): readonly Route[] => [
  route.get(path, "superadmin", {
    response: webhooksAnswer,
    handle: async () => ({ body: viewBy(webhooksAnswer, { webhooks: await webhooks.list() }) }),
  }),
  route.post(path, "superadmin", {
    body: { schema: webhookInput },
    response: newWebhook,
    answers: [201],
    handle: async (call) => ({ body: viewBy(newWebhook, await webhooks.create(call.input, call.by)) }),
  }),
  route.get(`${path}/:id`, "superadmin", {
    response: oneWebhook,
    handle: async ({ id }) => ({ body: viewBy(oneWebhook, await webhooks.get(id)) }),
  }),
  route.put(`${path}/:id`, "superadmin", {
    body: { schema: webhookUpdate },
    response: oneWebhook,
    handle: async (call) => ({ body: viewBy(oneWebhook, await webhooks.update(call.id, call.input, call.by)) }),
  }),
  route.delete(`${path}/:id`, "superadmin", { handle: ({ id, by }) => webhooks.remove(id, by) }),
  route.post(`${path}/:id/test`, "superadmin", {
    response: webhookTest,
    handle: async ({ id, by, context }) => {
      const answered = await webhooks.test(id, by);
      return { body: viewBy(webhookTest, { ...said(answered, speakerFor(context)), isTaken: isTaken(answered) }) };
    },
  }),
  route.get(`${path}/:id/deliveries`, "superadmin", {
    response: deliveriesAnswer,
    handle: async ({ id, context }) => {
      const say = speakerFor(context);
      const deliveries = (await webhooks.deliveries(id)).map(({ createdAt: at, ...one }) => said({ ...one, at }, say));
      return { body: viewBy(deliveriesAnswer, { deliveries }) };
    },
  }),
];
