import { type Digest, digest, digestInput, digestSent } from "@etalase/contracts/newsletter.schema";
import type { DigestsService } from "../../application/newsletter/digests.ts";
import { type Route, route } from "./route.ts";
import { theActor } from "./session.ts";

const path = "/api/news/:id/digest";

/** The calls that send an article to the subscribers by mail. */
export const digestRoutes = (digests: DigestsService, publicUrl: string): readonly Route[] => [
  route({
    method: "GET",
    path,
    who: "staff",
    response: digest,
    handle: async (call) => {
      const { previewPath, sent, ...looks } = await digests.look(call.params.id ?? "", theActor(call));
      const body: Digest = {
        ...looks,
        sent: sent && { at: sent.sentAt.toISOString(), to: sent.sentTo },
        previewUrl: publicUrl + previewPath,
      };
      return { body };
    },
  }),
  route({
    method: "POST",
    path: `${path}/test`,
    who: "staff",
    handle: async (call) => {
      await digests.test(call.params.id ?? "", theActor(call));
      return {};
    },
  }),
  route({
    method: "POST",
    path,
    who: "staff",
    body: { schema: digestInput },
    response: digestSent,
    answers: [202],
    handle: async (call) => ({ body: { to: await digests.send(call.params.id ?? "", call.input, theActor(call)) } }),
  }),
];
