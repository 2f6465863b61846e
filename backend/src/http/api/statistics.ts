import { givenSource } from "@etalase/contracts/leads/leads.schema";
import { deleted } from "@etalase/contracts/rules/answers.schema";
import {
  type DemoClearQuery,
  type DemoLeft,
  dashboardStats,
  demoClearQuery,
  demoLeft,
  funnel as funnelAnswer,
  funnelQuery,
  statsQuery,
  type VisitInput,
  visitInput,
  vitalInput,
  waiting as waitingAnswer,
  week,
} from "@etalase/contracts/statistics.schema";
import type { Context } from "koa";
import type { DashboardService } from "../../application/statistics/dashboard.ts";
import type { FunnelService } from "../../application/statistics/funnel.ts";
import type { VisitsService } from "../../application/statistics/visits.ts";
import type { WaitingCounts } from "../../application/statistics/waiting.ts";
import type { createWeekly } from "../../application/statistics/weekly.ts";
import type { FoundBy } from "../../domain/leads/sources.ts";
import type { Source } from "../../domain/user.ts";
import { acceptedLanguage } from "../language.ts";
import { isStaffAt, isVisitor, visitorOf } from "./client.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";

/** The demo content of a new site, bound to the people who ask. */
type Demo = Readonly<{ left(): Promise<DemoLeft>; clear(by: Source, choice: DemoClearQuery): Promise<number> }>;

type DashboardNeeds = Readonly<{
  demoContent: Demo;
  dashboard: DashboardService;
  funnel: FunnelService;
  waiting: WaitingCounts;
  weekly: Pick<ReturnType<typeof createWeekly>, "read">;
}>;

type VisitNeeds = Readonly<{
  visits: VisitsService;
  sessions: Sessions;
  publicUrl: string;
  visitorSecret: string;
  now: () => Date;
}>;

/** A page of the site itself is no source; its address, which the browser sends, names source and campaign. */
function foundBy({ source }: VisitInput, ctx: Context, publicUrl: string): FoundBy {
  const query = URL.parse(ctx.get("Referer"))?.searchParams;
  const { utmSource, utmCampaign } = givenSource.parse({
    utmSource: source.utmSource || (query?.get("utm_source") ?? ""),
    utmCampaign: source.utmCampaign || (query?.get("utm_campaign") ?? ""),
  });
  return { utmSource, utmCampaign, referrer: source.referrer.startsWith(`${publicUrl}/`) ? "" : source.referrer };
}

const demoRoutes = (demoContent: Demo): readonly Route[] => [
  route.get("/api/dashboard/demo", "staff", {
    response: demoLeft,
    handle: async () => ({ body: await demoContent.left() }),
  }),
  route.delete("/api/dashboard/demo", "superadmin", {
    query: demoClearQuery,
    response: deleted,
    handle: async (call) => ({ body: { deleted: await demoContent.clear(call.by, call.query) } }),
  }),
];

/** The calls with which the dashboard reads statistics and the state of the site. */
const dashboardRoutes = ({ dashboard, funnel, waiting, weekly, demoContent }: DashboardNeeds): readonly Route[] => [
  route.get("/api/dashboard/stats", "staff", {
    query: statsQuery,
    response: dashboardStats,
    handle: async ({ query }) => ({ body: await dashboard.stats(query) }),
  }),
  route.get("/api/dashboard/funnel", "staff", {
    query: funnelQuery,
    response: funnelAnswer,
    handle: async ({ query }) => ({ body: await funnel(query) }),
  }),
  route.get("/api/dashboard/waiting", "staff", {
    response: waitingAnswer,
    handle: async (call) => ({ body: await waiting(call.by.user) }),
  }),
  route.get("/api/dashboard/week", "staff", {
    response: week,
    handle: async (call) => ({ body: await weekly.read(call.by.user, acceptedLanguage(call.context)) }),
  }),
  ...demoRoutes(demoContent),
];

/** The calls with which public pages report visits. */
const visitRoutes = ({ visits, sessions, publicUrl, visitorSecret, now }: VisitNeeds): readonly Route[] => [
  route.post("/api/visits", "anyone", {
    body: { schema: visitInput },
    handle: async ({ input, context, viewer, ip }) => {
      const { path, section } = input;
      if (!(await isVisitor(context, viewer, sessions))) return;
      const source = foundBy(input, context, publicUrl);
      await visits.record({ visitor: visitorOf(context, visitorSecret, now()), ip, path, section, source });
    },
  }),
  route.post("/api/vitals", "anyone", {
    body: { schema: vitalInput },
    handle: async ({ input, ip, viewer, context }) => {
      if (!isStaffAt(context, viewer, sessions) && (await visits.takesVital(ip)))
        context.state.log.info({ vital: input }, "web vital");
    },
  }),
];

export const statisticsRoutes = (needs: DashboardNeeds & VisitNeeds): readonly Route[] => [
  ...dashboardRoutes(needs),
  ...visitRoutes(needs),
];
