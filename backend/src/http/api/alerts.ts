import { alertsUpdate, alerts as answer } from "@etalase/contracts/alerts.schema";
import type { AlertChoosing } from "../../application/alerts/choices.ts";
import { type Route, route } from "./route.ts";

const path = "/api/alerts";

/** How the caller's own account is rung about new leads. */
export const alertRoutes = ({ choose }: AlertChoosing): readonly Route[] => [
  route.get(path, "staff", {
    response: answer,
    handle: async ({ by }) => ({ body: by.user.alerts }),
  }),
  route.put(path, "staff", {
    body: { schema: alertsUpdate },
    response: answer,
    handle: async ({ input, by }) => ({ body: await choose(input, by) }),
  }),
];
