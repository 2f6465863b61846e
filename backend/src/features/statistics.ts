import { cachedByEdition } from "../application/cached-by-edition.ts";
import { createDashboardService } from "../application/statistics/dashboard.ts";
import { createFunnelService } from "../application/statistics/funnel.ts";
import { createVisitsService } from "../application/statistics/visits.ts";
import { createWaiting } from "../application/statistics/waiting.ts";
import { statisticsRoutes } from "../http/api/statistics.ts";
import { createContentDays } from "../persistence/content-days.ts";
import { createVisitRepository } from "../persistence/visits.ts";
import type { Base } from "./base.ts";
import type { DemoFeature } from "./demo.ts";
import type { Feature } from "./feature.ts";
import type { LeadsFeature } from "./leads.ts";

/** Visits, and the overview's figures. */
export function statisticsFeature(
  base: Base,
  { leads }: LeadsFeature["services"],
  demoContent: DemoFeature["content"],
) {
  const { database, stores, editions } = base;
  const visits = createVisitRepository(database);
  const contentDays = cachedByEdition(editions.newest, createContentDays(database));
  const tools = { ...base, ...stores, visits, news: stores.records.news };
  const services = {
    visits: createVisitsService(tools),
    dashboard: createDashboardService({ ...tools, contentDays }),
    funnel: createFunnelService(tools),
    waiting: createWaiting({ ...tools, leads }),
  };
  return {
    services,
    routes: (needs) => statisticsRoutes({ ...services, ...needs, demoContent }),
    tidying: { forgetting: { visitors: services.visits.forgetVisitors } },
  } satisfies Feature;
}
