import { siteState } from "@etalase/contracts/site-state.schema";
import type { ReadSiteState } from "../../application/statistics/site-state.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

export const siteStateRoutes = (read: ReadSiteState): readonly Route[] => [
  route.get("/api/dashboard/state", "staff", {
    response: siteState,
    handle: async (call) => ({ body: viewBy(siteState, await read(call.by.user)) }),
  }),
];
