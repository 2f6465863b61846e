import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import type { SettingsService } from "../application/settings.ts";
import type { WaitingCounts } from "../application/statistics/waiting.ts";
import { createWeek } from "../application/statistics/week.ts";
import { createWeekly } from "../application/statistics/weekly.ts";
import { isAtWork } from "../domain/user.ts";
import { weekRoutes } from "../http/api/week.ts";
import { createWeekMark } from "../persistence/site-state.ts";
import { createVisitRepository } from "../persistence/visits.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ outbox: Outbox; settings: SettingsService; news: NewsService; waiting: WaitingCounts }>;

/** The last week in figures and things to do: as a letter, and as a text to send on. */
export function weekFeature(base: Base, { outbox, settings, news, waiting }: Needs) {
  const { stores } = base;
  const weekly = createWeekly({
    ...base,
    outbox,
    settings: settings.get,
    weekOf: createWeek({ ...base, ...stores, visits: createVisitRepository(base.database), news, waiting }),
    readers: async () => (await stores.users.staff()).filter((user) => isAtWork(user) && user.alerts.weekly),
    mark: createWeekMark(base.em),
  });
  return {
    services: { weekly },
    routes: () => weekRoutes(weekly),
    tidying: { minutely: { week: weekly.sendDue } },
  } satisfies Feature;
}
