import { createFirstSteps } from "../application/first-steps.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import type { SettingsService } from "../application/settings.ts";
import { createSiteState } from "../application/statistics/site-state.ts";
import type { Backups } from "../backup/backups.ts";
import { withoutDemoContact } from "../demo/contact.ts";
import { siteStateRoutes } from "../http/api/site-state.ts";
import { createFirstStepMarks } from "../persistence/site-state.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Parameters<typeof createSiteState>[0] &
  Readonly<{ settings: SettingsService; news: NewsService; outbox: Outbox; backups: Backups }>;

/**
 * The checklist that leads through the first day of a site, and the state of the site's parts, as the dashboard's screens
 * that lead to them show it.
 */
export function siteStateFeature(base: Base, needs: Needs) {
  const { settings, news, outbox, backups } = needs;
  const { records, demoMarks } = base.stores;
  const firstSteps = createFirstSteps({
    ...base,
    ...base.stores,
    ...records,
    news,
    outbox,
    backups,
    marks: createFirstStepMarks(base.em),
    settings: async () => withoutDemoContact(await settings.get()),
    demoNews: async () => records.news.findByIds(await demoMarks.marked("news")),
  });
  const services = { firstSteps, siteStateFor: createSiteState(needs) };
  return { services, routes: () => siteStateRoutes(services) } satisfies Feature;
}
