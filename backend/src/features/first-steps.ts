import { createFirstSteps } from "../application/first-steps.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import type { SettingsService } from "../application/settings.ts";
import type { Backups } from "../backup/backups.ts";
import { withoutDemoContact } from "../demo/contact.ts";
import { firstStepsRoutes } from "../http/api/first-steps.ts";
import { createFirstStepMarks } from "../persistence/site-state.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{
  settings: SettingsService;
  news: NewsService;
  outbox: Outbox;
  backups: Backups;
}>;

/** The checklist that leads through the first day of a site. */
export function firstStepsFeature(base: Base, { settings, ...needs }: Needs) {
  const { records, demoMarks } = base.stores;
  const firstSteps = createFirstSteps({
    ...base,
    ...base.stores,
    ...records,
    ...needs,
    marks: createFirstStepMarks(base.em),
    settings: async () => withoutDemoContact(await settings.get()),
    demoNews: async () => records.news.findByIds(await demoMarks.marked("news")),
  });
  return { services: { firstSteps }, routes: () => firstStepsRoutes(firstSteps) } satisfies Feature;
}
