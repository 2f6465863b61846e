import { dashboardStats, statsQuery, visitInput, vitalInput } from "@etalase/contracts/dashboard.schema";
import type { DashboardService } from "../../application/dashboard.ts";
import type { VisitsService } from "../../application/visits.ts";
import { isRobot, visitorOf } from "./client.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{
  dashboard: DashboardService;
  visits: VisitsService;
  sessions: Sessions;
  visitorSecret: string;
  now: () => Date;
}>;

/** The calls by which public pages report visits, and the dashboard reads their statistics. */
export const statisticsRoutes = ({ dashboard, visits, sessions, visitorSecret, now }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/dashboard/stats",
    who: "staff",
    query: statsQuery,
    response: dashboardStats,
    handle: async ({ query }) => ({ body: await dashboard.stats(query) }),
  }),
  route({
    method: "POST",
    path: "/api/visits",
    who: "anyone",
    body: { schema: visitInput },
    handle: async ({ context, viewer, ip }) => {
      const counts = viewer === "public" && !sessions.isStaffBrowser(context) && !isRobot(context);
      if (counts) await visits.record({ visitor: visitorOf(context, visitorSecret, now()), ip });
      return {};
    },
  }),
  route({
    method: "POST",
    path: "/api/vitals",
    who: "anyone",
    body: { schema: vitalInput },
    handle: async ({ input, ip, context }) => {
      if (await visits.takesVital(ip)) context.state.log.info({ vital: input }, "web vital");
      return {};
    },
  }),
];
