import { alertLimits } from "@etalase/contracts/alerts";
import {
  alertsUpdate,
  alertTest,
  alerts as answer,
  subscription as subscriptionAnswer,
  subscriptionInput,
} from "@etalase/contracts/alerts.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import type { AlertChoosing } from "../../application/alerts/choices.ts";
import type { Pushing } from "../../application/alerts/pushing.ts";
import type { AlertDevices } from "../../application/alerts/subscriptions.ts";
import type { RateLimiter } from "../../application/ports.ts";
import { countTry } from "../../application/tries.ts";
import type { User } from "../../domain/user.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/alerts";

type Needs = AlertChoosing &
  AlertDevices &
  Pick<Pushing, "test"> &
  Readonly<{ sessions: Sessions; limiter: RateLimiter }>;

/** How the caller's own account is rung about new leads. */
export function alertRoutes({
  choose,
  state,
  subscribe,
  unsubscribe,
  test,
  sessions,
  limiter,
}: Needs): readonly Route[] {
  const own = async (user: User) => ({ body: viewBy(answer, await state(user)) });
  return [
    route.get(path, "staff", { response: answer, handle: ({ by }) => own(by.user) }),
    route.put(path, "staff", {
      body: { schema: alertsUpdate },
      response: answer,
      handle: async ({ input, by }) => own({ ...by.user, alerts: await choose(input, by) }),
    }),
    route.post(`${path}/subscriptions`, "staff", {
      body: { schema: subscriptionInput },
      response: subscriptionAnswer,
      answers: [201],
      handle: async ({ input, by, context }) => {
        const browser = sessions.originOf(context).browser || unknownBrowser;
        return { body: viewBy(subscriptionAnswer, await subscribe(input, by, browser)) };
      },
    }),
    route.delete(`${path}/subscriptions/:id`, "staff", { handle: ({ id, by }) => unsubscribe(id, by) }),
    route.post(`${path}/test`, "staff", {
      response: alertTest,
      handle: async ({ by }) => {
        await countTry(limiter, `alert tests:${by.user.id}`, {
          limit: alertLimits.testsInTenMinutes,
          windowMs: 600_000,
        });
        return { body: { reached: await test(by.user) } };
      },
    }),
  ];
}
