import { firstStepsUpdate, firstSteps as stepsAnswer } from "@etalase/contracts/first-steps.schema";
import { siteState } from "@etalase/contracts/site-state.schema";
import type { FirstStepsService } from "../../application/first-steps.ts";
import type { ReadSiteState } from "../../application/statistics/site-state.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const stepsPath = "/api/dashboard/first-steps";

type Needs = Readonly<{ firstSteps: FirstStepsService; siteStateFor: ReadSiteState }>;

/** The checklist names gaps of the site that only superadmins can close. */
export const siteStateRoutes = ({ firstSteps, siteStateFor }: Needs): readonly Route[] => [
  route.get(stepsPath, "superadmin", {
    response: stepsAnswer,
    handle: async () => ({ body: await firstSteps.get() }),
  }),
  route.put(stepsPath, "superadmin", {
    body: { schema: firstStepsUpdate },
    response: stepsAnswer,
    handle: async ({ input }) => ({ body: await firstSteps.update(input) }),
  }),
  route.get("/api/dashboard/state", "staff", {
    response: siteState,
    handle: async (call) => ({ body: viewBy(siteState, await siteStateFor(call.by.user)) }),
  }),
];
