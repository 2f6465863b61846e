import { firstSteps as answer, firstStepsUpdate } from "@etalase/contracts/first-steps.schema";
import type { FirstStepsService } from "../../application/first-steps.ts";
import { type Route, route } from "./route.ts";

const path = "/api/dashboard/first-steps";

/** The checklist names gaps of the site that only superadmins can close. */
export const firstStepsRoutes = (firstSteps: FirstStepsService): readonly Route[] => [
  route.get(path, "superadmin", {
    response: answer,
    handle: async () => ({ body: await firstSteps.get() }),
  }),
  route.put(path, "superadmin", {
    body: { schema: firstStepsUpdate },
    response: answer,
    handle: async ({ input }) => ({ body: await firstSteps.update(input) }),
  }),
];
