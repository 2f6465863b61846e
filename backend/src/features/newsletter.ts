import { linkTokens } from "../adapters/tokens.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import { createDigestsService } from "../application/newsletter/digests.ts";
import { createNewsletterLetters } from "../application/newsletter/letters.ts";
import { createNewsletterService } from "../application/newsletter/newsletter.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import { digestRoutes, newsletterRoutes } from "../http/api/newsletter.ts";
import { letterPreview } from "../http/desk/preview-pages.ts";
import { subscriptionPages } from "../http/pages/subscriptions.ts";
import { createDigestRepository } from "../persistence/newsletter.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ history: History; outbox: Outbox; settings: SettingsService; news: NewsService }>;

/** Subscribers, and the letters of new articles that they get. */
export function newsletterFeature(base: Base, { settings, ...needs }: Needs) {
  const letters = createNewsletterLetters({ ...base, settings: settings.get });
  const tools = { ...base, ...base.stores, ...needs, letters };
  const services = {
    newsletter: createNewsletterService({ ...tools, linkTokens, hashOf: base.addressHash }),
    digests: createDigestsService({ ...tools, digests: createDigestRepository(base.em) }),
  };
  return {
    services,
    routes: ({ publicUrl }) => [...newsletterRoutes(services.newsletter), ...digestRoutes(services.digests, publicUrl)],
    pages: (web) => [
      subscriptionPages({ ...services, ...web, render: web.renderer.renderSubscriptionPage }),
      letterPreview(services.digests),
    ],
    tidying: {
      hourly: { confirmations: services.newsletter.askWaiting },
      forgetting: { subscribers: services.newsletter.removeUnconfirmed },
    },
  } satisfies Feature;
}
