import { createPersonalData } from "../application/privacy/personal-data.ts";
import { personalDataRoutes } from "../http/api/personal-data.ts";
import type { Base } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Feature } from "./feature.ts";
import type { History } from "./history.ts";
import type { Leads } from "./leads.ts";
import type { Newsletter } from "./newsletter.ts";

type Needs = Readonly<{
  leads: Leads;
  newsletter: Newsletter;
  testimonials: ContentServices["testimonials"];
  trash: History["services"]["trash"];
}>;

/** All that the site stores about one person, found and forgotten on request. */
export function privacyFeature(base: Base, { leads, ...needs }: Needs) {
  const { stores, now } = base;
  const personalData = createPersonalData({
    ...base,
    ...needs,
    ...leads,
    repositories: { ...stores, ...stores.history, testimonials: stores.records.testimonials },
  });
  return { services: { personalData }, routes: () => personalDataRoutes(personalData, now) } satisfies Feature;
}
