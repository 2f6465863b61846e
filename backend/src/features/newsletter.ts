import { linkTokens } from "../adapters/tokens.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { NewsService } from "../application/news.ts";
import { createDigestsService } from "../application/newsletter/digests.ts";
import { createNewsletterLetters } from "../application/newsletter/letters.ts";
import { createNewsletterService } from "../application/newsletter/newsletter.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import { digestRoutes } from "../http/api/digests.ts";
import { newsletterRoutes } from "../http/api/newsletter.ts";
import { letterPreview } from "../http/desk/letter-preview.ts";
import { subscriptionPages } from "../http/pages/subscriptions.ts";
import { createDigestRepository } from "../persistence/digests.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ history: History; outbox: Outbox; settings: SettingsService; news: NewsService }>;

/** Subscribers, and the letters of new articles that they get. */
export function newsletterFeature(base: Base, { history, outbox, settings, news }: Needs) {
  const { em, stores, publicUrl, secretBox, limiter, addressHash, exclusively, transaction, audit, pause } = base;
  const { now, newId } = base;
  const letters = createNewsletterLetters({ settings: settings.get, publicUrl, secretBox });
  const sending = { outbox, subscribers: stores.subscribers, letters, secretBox, audit, now };
  const confirming = { linkTokens, hashOf: addressHash, limiter, transaction, pause };
  const services = {
    newsletter: createNewsletterService({ ...sending, ...confirming, history, newId }),
    digests: createDigestsService({ ...sending, news, digests: createDigestRepository(em), exclusively }),
  };
  return {
    services,
    routes: ({ addresses }) => [
      ...newsletterRoutes(services.newsletter),
      ...digestRoutes(services.digests, addresses.publicUrl),
    ],
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
