import { alertLimits } from "@etalase/contracts/alerts";
import {
  alertsUpdate,
  alertTest,
  alerts as answer,
  subscription as subscriptionAnswer,
  subscriptionInput,
} from "@etalase/contracts/alerts.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import type { AlertsService } from "../../application/alerts/alerts.ts";
import type { Pushing } from "../../application/alerts/pushing.ts";
import type { RateLimiter } from "../../application/ports.ts";
import { countTry } from "../../application/tries.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/alerts";

type Needs = Pick<Pushing, "test"> & Readonly<{ alerts: AlertsService; sessions: Sessions; limiter: RateLimiter }>;

/** How the caller's own account is rung about new leads. */
export const alertRoutes = ({ alerts, test, sessions, limiter }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    response: answer,
    handle: async ({ by }) => ({ body: viewBy(answer, await alerts.state(by.user)) }),
  }),
  route.put(path, "staff", {
    body: { schema: alertsUpdate },
    response: answer,
    handle: async ({ input, by }) => ({ body: viewBy(answer, await alerts.choose(input, by)) }),
  }),
  route.post(`${path}/subscriptions`, "staff", {
    body: { schema: subscriptionInput },
    response: subscriptionAnswer,
    answers: [201],
    handle: async ({ input, by, context }) => {
      const browser = sessions.originOf(context).browser || unknownBrowser;
      return { body: viewBy(subscriptionAnswer, await alerts.subscribe(input, by, browser)) };
    },
  }),
  route.delete(`${path}/subscriptions/:id`, "staff", { handle: ({ id, by }) => alerts.unsubscribe(id, by) }),
  route.post(`${path}/test`, "staff", {
    response: alertTest,
    handle: async ({ by: { user } }) => {
      await countTry(limiter, `alert tests:${user.id}`, { limit: alertLimits.testsInTenMinutes, windowMs: 600_000 });
      return { body: { reached: await test(user) } };
    },
  }),
];
