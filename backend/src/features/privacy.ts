import type { NewsletterService } from "../application/newsletter/newsletter.ts";
import { createPersonalData } from "../application/privacy/personal-data.ts";
import { personalDataRoutes } from "../http/api/personal-data.ts";
import type { Base } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Feature } from "./feature.ts";
import type { HistoryFeature } from "./history.ts";
import type { LeadsFeature } from "./leads.ts";

type Needs = Readonly<{
  leads: Pick<LeadsFeature["services"], "leads" | "leadNotices">;
  newsletter: NewsletterService;
  testimonials: ContentServices["testimonials"];
  trash: HistoryFeature["services"]["trash"];
}>;

/** All that the site stores about one person, found and forgotten on request. */
export function privacyFeature({ stores, transaction, audit, pause }: Base, { leads, ...needs }: Needs) {
  const personalData = createPersonalData({
    ...needs,
    ...leads,
    people: stores.people,
    repositories: { ...stores, ...stores.history, testimonials: stores.records.testimonials },
    transaction,
    audit,
    pause,
  });
  return { services: { personalData }, routes: ({ now }) => personalDataRoutes(personalData, now) } satisfies Feature;
}
