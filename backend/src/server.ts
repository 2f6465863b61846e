import { createServer } from "node:http";
import type { PageRenderer } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { createMediaReader } from "./adapters/disk-media-store.ts";
import type { Config } from "./config.ts";
import { authRoutes } from "./http/api/auth.ts";
import { newsletterRoutes } from "./http/api/newsletter.ts";
import { openApiRoute } from "./http/api/openapi.ts";
import { createOwnGet } from "./http/api/public-api.ts";
import { mountRoutes, type Route } from "./http/api/route.ts";
import { createSessions, type Sessions } from "./http/api/session.ts";
import { settingsRoutes } from "./http/api/settings.ts";
import { statisticsRoutes } from "./http/api/statistics.ts";
import { userRoutes } from "./http/api/users.ts";
import { createApp } from "./http/app.ts";
import { createBodyReader } from "./http/body/body.ts";
import { discovery } from "./http/discovery/discovery.ts";
import { health } from "./http/health.ts";
import { serveMedia } from "./http/media.ts";
import { customCode } from "./http/pages/custom-code.ts";
import { pages } from "./http/pages/pages.ts";
import { createSiteContext } from "./http/pages/site-context.ts";
import { contentRoutes } from "./resources.ts";
import type { Services } from "./services.ts";

type Options = Readonly<{
  config: Pick<
    Config,
    | "publicUrl"
    | "isDefaultUrl"
    | "trustedProxies"
    | "registration"
    | "whatsappFallback"
    | "customCode"
    | "speedInsightsUrl"
  >;
  services: Services;
  folders: Readonly<{ mediaDir: string; uploadDir: string }>;
  secret: string;
  log: Logger;
  ping: () => Promise<void>;
  now: () => Date;
  renderer: PageRenderer;
  /** The built apps: their assets, and the dashboard's pages. Absent where only the API is served. */
  frontends?: readonly Middleware[];
}>;

type RouteNeeds = Readonly<{ sessions: Sessions; publicUrl: string; secret: string; now: () => Date }>;

/** Every call of the API, and the one that describes them. */
export function apiRoutes(services: Services, { sessions, publicUrl, secret, now }: RouteNeeds): readonly Route[] {
  const routes = [
    ...authRoutes({ auth: services.auth, sessions }),
    ...userRoutes(services.users),
    ...contentRoutes({ ...services, sessions, publicUrl, visitorSecret: secret, now }),
    ...settingsRoutes(services.settings, publicUrl),
    ...newsletterRoutes(services.newsletter),
    ...statisticsRoutes({ ...services, sessions, visitorSecret: secret, now }),
  ];
  return [...routes, openApiRoute(routes, publicUrl)];
}

/** The whole HTTP side, not yet listening. */
export function createHttpServer({
  config,
  services,
  folders,
  secret,
  log,
  ping,
  now,
  renderer,
  frontends = [],
}: Options) {
  const { publicUrl } = config;
  let stopping = false;
  const sessions = createSessions(services.auth, publicUrl);
  const withBody = createBodyReader({ uploadDir: folders.uploadDir });
  const routes = apiRoutes(services, { sessions, publicUrl, secret, now });
  const site = createSiteContext(services.settings, config);
  const app = createApp({
    ...config,
    log,
    middleware: [
      health({ ping, isStopping: () => stopping, now }),
      serveMedia(createMediaReader(folders.mediaDir)),
      ...frontends,
      customCode({ settings: services.settings, enabled: config.customCode }),
      ...discovery(services, publicUrl),
      mountRoutes(routes, { sessions, withBody, publicUrl }),
      pages({
        ...renderer,
        ...{ site, sessions, publicUrl, now },
        get: createOwnGet(routes),
        contentVersion: services.siteState.contentVersion,
      }),
    ],
  });
  const handle = app.callback();
  // Looked after every second, so that slow heads end when they should, not up to half a minute later.
  const connectionsCheckingInterval = 1_000;
  // Bodies have deadlines of their own, by route; this one ends what Node still reads of a refused body.
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 660_000, keepAliveTimeout: 30_000, connectionsCheckingInterval },
    (req, res) => {
      // A connection that falls idle after the stop has begun would keep it waiting.
      res.once("close", () => stopping && server.closeIdleConnections());
      void handle(req, res);
    },
  );
  return {
    server,
    /** Takes no new requests, lets running ones end, and cuts what takes longer than that. */
    async stop(graceMs: number) {
      stopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
