import { digest, digestInput, digestSent } from "@etalase/contracts/newsletter.schema";
import type { DigestsService } from "../../application/newsletter/digests.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/news/:id/digest";

/** The calls that send an article to the subscribers by mail. */
export const digestRoutes = (digests: DigestsService, publicUrl: string): readonly Route[] => [
  route.get(path, "staff", {
    response: digest,
    handle: async (call) => {
      const { previewPath, sent, ...looks } = await digests.look(call.id, call.by);
      const last = sent && { at: sent.sentAt, to: sent.sentTo };
      return { body: viewBy(digest, { ...looks, sent: last, previewUrl: publicUrl + previewPath }) };
    },
  }),
  route.post(`${path}/test`, "staff", {
    handle: (call) => digests.test(call.id, call.by),
  }),
  route.post(path, "staff", {
    body: { schema: digestInput },
    response: digestSent,
    answers: [202],
    handle: async (call) => ({ body: { to: await digests.send(call.id, call.input, call.by) } }),
  }),
];
