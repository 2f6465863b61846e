import { createDiskMediaStore } from "./adapters/disk-media-store.ts";
import { createIds } from "./adapters/ids.ts";
import { createImageEncoder } from "./adapters/images.ts";
import { createPasswordHasher } from "./adapters/passwords.ts";
import { createSanitizer } from "./adapters/sanitizer.ts";
import { createTokenSigner } from "./adapters/tokens.ts";
import { createAuthService } from "./application/auth.ts";
import { createContentChange } from "./application/content.ts";
import { createPictures } from "./application/media.ts";
import { createNewsService } from "./application/news.ts";
import type { Clock } from "./application/ports.ts";
import { createUsersService } from "./application/users.ts";
import { createRateLimiter } from "./persistence/attempts.ts";
import type { Database } from "./persistence/database.ts";
import { createNewsRepository } from "./persistence/news.ts";
import { createSessionRepository } from "./persistence/sessions.ts";
import { createSiteState } from "./persistence/site-state.ts";
import { createUserRepository } from "./persistence/users.ts";

type Options = Readonly<{
  database: Database;
  mediaDir: string;
  secret: string;
  registration: "open" | "closed";
  now: Clock;
}>;

/** Every use case, bound to this database and these folders. */
export async function createServices({ database, mediaDir, secret, registration, now }: Options) {
  const { em, transaction } = database;
  const newId = createIds(now);
  const limiter = createRateLimiter(database, now);
  const siteState = createSiteState(em);
  const users = createUserRepository(em);
  const sessions = createSessionRepository(em);
  const newsRepository = createNewsRepository(em);
  const pictures = createPictures({ encoder: createImageEncoder(), store: createDiskMediaStore(mediaDir) });
  const sanitize = createSanitizer();
  const changeContent = createContentChange({ siteState, transaction });
  const shared = { limiter, siteState, transaction, now, newId };
  const [passwords, tokens] = await Promise.all([createPasswordHasher(), createTokenSigner(secret)]);
  return {
    auth: createAuthService({ ...shared, users, sessions, passwords, tokens, registration }),
    users: createUsersService({ users, sessions, siteState, transaction, now }),
    news: createNewsService({ ...shared, changeContent, news: newsRepository, pictures, sanitize }),
    limiter,
    /** What loading demo content takes, below the use cases. */
    demo: { news: newsRepository, pictures, changeContent, sanitize, newId },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
