import { join } from "node:path";
import { createDiskCardStore } from "./adapters/cards/disk-store.ts";
import { createCardPainter, drawingVersion } from "./adapters/cards/painter.ts";
import { createDiskMediaStore } from "./adapters/disk-media-store.ts";
import { fingerprint } from "./adapters/fingerprint.ts";
import { createIds } from "./adapters/ids.ts";
import { createImageEncoder } from "./adapters/images.ts";
import { createPasswordHasher } from "./adapters/passwords.ts";
import { createSanitizer } from "./adapters/sanitizer.ts";
import { createTokenSigner } from "./adapters/tokens.ts";
import { createTurnstile } from "./adapters/turnstile.ts";
import { createAuthService } from "./application/auth.ts";
import { createContentChange } from "./application/content.ts";
import { createDashboardService } from "./application/dashboard.ts";
import { createPictures } from "./application/media.ts";
import { createNewsletterService } from "./application/newsletter.ts";
import type { Clock } from "./application/ports.ts";
import { createSettingsService } from "./application/settings.ts";
import { createShareCards } from "./application/share-cards.ts";
import { createUsersService } from "./application/users.ts";
import { createVisitsService } from "./application/visits.ts";
import { createRateLimiter } from "./persistence/attempts.ts";
import { createAuditLog } from "./persistence/audit.ts";
import { createContentTimes } from "./persistence/content-times.ts";
import type { Database } from "./persistence/database.ts";
import { createDemoMarks } from "./persistence/demo.ts";
import { createSubscriberRepository } from "./persistence/newsletter.ts";
import { createSessionRepository } from "./persistence/sessions.ts";
import { createSettingsRepository } from "./persistence/settings.ts";
import { createSiteState } from "./persistence/site-state.ts";
import { createUserRepository } from "./persistence/users.ts";
import { createVisitRepository } from "./persistence/visits.ts";

import { createContentRepositories, createContentServices } from "./resources.ts";

type Options = Readonly<{
  database: Database;
  mediaDir: string;
  shareDir: string;
  secret: string;
  registration: "open" | "closed";
  now: Clock;
}>;

/** Every use case, bound to this database and these folders. */
export async function createServices({ database, mediaDir, shareDir, secret, registration, now }: Options) {
  const { em, transaction } = database;
  const newId = createIds(now);
  const limiter = createRateLimiter(database, now);
  const siteState = createSiteState(em);
  const users = createUserRepository(em);
  const sessions = createSessionRepository(em);
  const repositories = createContentRepositories(em);
  const visits = createVisitRepository(database);
  const pictures = createPictures({ encoder: createImageEncoder(), store: createDiskMediaStore(mediaDir) });
  const sanitize = createSanitizer();
  const changeContent = createContentChange({ siteState, transaction });
  const shared = { limiter, siteState, transaction, now, newId };
  const content = { pictures, changeContent, now, newId };
  const [passwords, tokens] = await Promise.all([createPasswordHasher(), createTokenSigner(secret)]);
  const contentServices = createContentServices({ ...content, ...repositories, limiter, sanitize });
  const settingsRepository = createSettingsRepository(em);
  const settings = createSettingsService({
    ...content,
    settings: settingsRepository,
    audit: createAuditLog(em),
    fingerprint,
  });
  return {
    auth: createAuthService({ ...shared, users, sessions, passwords, tokens, registration }),
    users: createUsersService({ users, sessions, siteState, transaction, now }),
    ...contentServices,
    settings,
    shareCards: createShareCards({
      ...contentServices,
      settings,
      painter: createCardPainter(join(import.meta.dirname, "../fonts")),
      store: createDiskCardStore(shareDir, drawingVersion),
      oneAtATime: createTurnstile({ atOnce: 1, waiting: 8, retryAfter: 2 }).pass,
    }),
    visits: createVisitsService({ visits, limiter, transaction, now }),
    dashboard: createDashboardService({ visits, contentTimes: createContentTimes(em), now }),
    newsletter: createNewsletterService({ subscribers: createSubscriberRepository(em), limiter, now, newId }),
    limiter,
    siteState,
    /** What loading demo content takes, below the use cases. */
    demo: {
      ...content,
      ...repositories,
      settings: settingsRepository,
      marks: createDemoMarks(em),
      sanitize,
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
