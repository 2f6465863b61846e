import { cachedByEdition } from "../application/cached-by-edition.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import type { SettingsService } from "../application/settings.ts";
import { createDashboardService } from "../application/statistics/dashboard.ts";
import { createFunnelService } from "../application/statistics/funnel.ts";
import { createVisitsService } from "../application/statistics/visits.ts";
import { createWaiting } from "../application/statistics/waiting.ts";
import { createWeek } from "../application/statistics/week.ts";
import { createWeekly } from "../application/statistics/weekly.ts";
import { isAtWork } from "../domain/user.ts";
import { statisticsRoutes } from "../http/api/statistics.ts";
import { createContentDays } from "../persistence/content-days.ts";
import { createWeekMark } from "../persistence/site-state.ts";
import { createVisitRepository } from "../persistence/visits.ts";
import type { Base } from "./base.ts";
import type { DemoFeature } from "./demo.ts";
import type { Feature } from "./feature.ts";
import type { LeadsFeature } from "./leads.ts";

type Needs = Readonly<{
  leads: LeadsFeature["services"]["leads"];
  demoContent: DemoFeature["content"];
  news: NewsService;
  outbox: Outbox;
  settings: SettingsService;
}>;

/** Visits, the overview's figures, and the last week: as a letter, and as a text to send on. */
export function statisticsFeature(base: Base, { leads, demoContent, news, outbox, settings }: Needs) {
  const { database, stores, editions } = base;
  const visits = createVisitRepository(database);
  const contentDays = cachedByEdition(editions.newest, createContentDays(database));
  const tools = { ...base, ...stores, visits, news: stores.records.news };
  const waiting = createWaiting({ ...tools, leads });
  const services = {
    visits: createVisitsService(tools),
    dashboard: createDashboardService({ ...tools, contentDays }),
    funnel: createFunnelService(tools),
    waiting,
    weekly: createWeekly({
      ...base,
      outbox,
      settings: settings.get,
      weekOf: createWeek({ ...tools, news, waiting }),
      readers: async () => (await stores.users.staff()).filter((user) => isAtWork(user) && user.alerts.weekly),
      mark: createWeekMark(base.em),
    }),
  };
  return {
    services,
    routes: (needs) => statisticsRoutes({ ...services, ...needs, demoContent }),
    tidying: {
      minutely: { week: services.weekly.sendDue },
      forgetting: { visitors: services.visits.forgetVisitors },
    },
  } satisfies Feature;
}
