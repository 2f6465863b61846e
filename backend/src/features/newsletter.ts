import { linkTokens } from "../adapters/link-tokens.ts";
import type { NewsService } from "../application/news.ts";
import { createDigestsService } from "../application/newsletter/digests.ts";
import { createNewsletterLetters } from "../application/newsletter/letters.ts";
import { createNewsletterService } from "../application/newsletter/newsletter.ts";
import { digestRoutes } from "../http/api/newsletter/digests.ts";
import { newsletterRoutes } from "../http/api/newsletter/newsletter.ts";
import { letterPreview } from "../http/desk/letter-preview.ts";
import { subscriptionPages } from "../http/pages/subscriptions.ts";
import type { Tables } from "../persistence/database.ts";
import { createDigestRepository, digestSchema } from "../persistence/mail/digests.ts";
import { subscriberSchema } from "../persistence/newsletter.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";
import type { History } from "./history.ts";
import type { Outbox } from "./mail.ts";
import type { Settings } from "./settings.ts";

export const newsletterTables: Tables = [subscriberSchema, digestSchema];

type Needs = Readonly<{ history: History["history"]; outbox: Outbox; settings: Settings; news: NewsService }>;

/** Subscribers, and the letters of new articles that they get. */
export function newsletterFeature(base: Base, { history, outbox, settings, news }: Needs) {
  const { stores, publicUrl, secretBox, auditKeys } = base;
  const shared = {
    ...base,
    outbox,
    subscribers: stores.subscribers,
    letters: createNewsletterLetters({ settings: settings.get, publicUrl, secretBox }),
  };
  const services = {
    newsletter: createNewsletterService({ ...shared, history, linkTokens, hashOf: auditKeys.addressOf }),
    digests: createDigestsService({ ...shared, news, digests: createDigestRepository(base.em) }),
  };
  return {
    services,
    routes: () => [...newsletterRoutes(services.newsletter), ...digestRoutes(services.digests, publicUrl)],
    pages: (needs) => [
      subscriptionPages({ ...services, ...needs, render: needs.renderer.renderSubscriptionPage }),
      letterPreview(services.digests),
    ],
    tidying: { forgetting: { subscribers: services.newsletter.removeUnconfirmed } },
  } satisfies Feature;
}

export type Newsletter = ReturnType<typeof newsletterFeature>["services"]["newsletter"];
