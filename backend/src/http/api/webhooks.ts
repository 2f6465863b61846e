import {
  deliveriesAnswer,
  delivery,
  newWebhook,
  webhook,
  webhookInput,
  webhooksAnswer,
  webhookUpdate,
} from "@etalase/contracts/webhooks.schema";
import type { WebhooksService } from "../../application/webhooks/webhooks.ts";
import type { Delivery } from "../../domain/webhooks.ts";
import { type Say, speakerFor } from "../language.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/webhooks";

const said = ({ createdAt: at, error, ...one }: Delivery, say: Say) => ({ ...one, at, error: error && say(error) });

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
  route.put(`${path}/:id`, "superadmin", {
    body: { schema: webhookUpdate },
    response: webhook,
    handle: async (call) => ({ body: viewBy(webhook, await webhooks.update(call.id, call.input, call.by)) }),
  }),
  route.delete(`${path}/:id`, "superadmin", { handle: ({ id, by }) => webhooks.remove(id, by) }),
  route.post(`${path}/:id/test`, "superadmin", {
    response: delivery,
    handle: async ({ id, by, context }) => ({
      body: viewBy(delivery, said(await webhooks.test(id, by), speakerFor(context))),
    }),
  }),
  route.get(`${path}/:id/deliveries`, "superadmin", {
    response: deliveriesAnswer,
    handle: async ({ id, context }) => {
      const say = speakerFor(context);
      const deliveries = (await webhooks.deliveries(id)).map((one) => said(one, say));
      return { body: viewBy(deliveriesAnswer, { deliveries }) };
    },
  }),
];
