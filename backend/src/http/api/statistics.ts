import { deleted } from "@etalase/contracts/rules/answers.schema";
import {
  type DemoLeft,
  dashboardStats,
  demoLeft,
  statsQuery,
  visitInput,
  vitalInput,
} from "@etalase/contracts/statistics/dashboard.schema";
import type { Source } from "../../application/audit.ts";
import type { DashboardService } from "../../application/statistics/dashboard.ts";
import type { VisitsService } from "../../application/statistics/visits.ts";
import { isVisitor, visitorOf } from "./client.ts";
import { type Route, route } from "./route.ts";
import { type Sessions, theActor } from "./session.ts";

/** The content that a new site brings along, bound to the people who ask. */
type Demo = Readonly<{ left(): Promise<DemoLeft>; clear(by: Source): Promise<number> }>;

type Needs = Readonly<{
  demoContent: Demo;
  dashboard: DashboardService;
  visits: VisitsService;
  sessions: Sessions;
  visitorSecret: string;
  now: () => Date;
}>;

/** The calls by which public pages report visits, and the dashboard reads their statistics. */
export const statisticsRoutes = ({
  dashboard,
  demoContent,
  visits,
  sessions,
  visitorSecret,
  now,
}: Needs): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/dashboard/stats",
    who: "staff",
    query: statsQuery,
    response: dashboardStats,
    handle: async ({ query }) => ({ body: await dashboard.stats(query) }),
  }),
  route({
    method: "GET",
    path: "/api/dashboard/demo",
    who: "staff",
    response: demoLeft,
    handle: async () => ({ body: await demoContent.left() }),
  }),
  route({
    method: "DELETE",
    path: "/api/dashboard/demo",
    who: "superadmin",
    response: deleted,
    handle: async (call) => ({ body: { deleted: await demoContent.clear(theActor(call)) } }),
  }),
  route({
    method: "POST",
    path: "/api/visits",
    who: "anyone",
    body: { schema: visitInput },
    handle: async ({ context, viewer, ip }) => {
      const counts = isVisitor(context, viewer, sessions);
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
