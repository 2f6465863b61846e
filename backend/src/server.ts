import type { PageRenderer } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import type { Source } from "./application/audit.ts";
import { keptByEdition } from "./application/kept-by-edition.ts";
import type { Config } from "./config.ts";
import { clearDemo, demoLeft } from "./demo/clear.ts";
import { sessionRoutes } from "./http/accounts/sessions.ts";
import { auditRoutes } from "./http/api/audit.ts";
import { authRoutes } from "./http/api/auth.ts";
import { calendarRoutes } from "./http/api/calendar.ts";
import { createTellingForeignWrites } from "./http/api/foreign-writes.ts";
import { keptPictureRoute } from "./http/api/history/pictures.ts";
import { trashRoutes } from "./http/api/history/trash.ts";
import { leadsRoutes } from "./http/api/leads.ts";
import { mailRoutes } from "./http/api/mail/mail.ts";
import { mediaRoutes } from "./http/api/media.ts";
import { digestRoutes } from "./http/api/newsletter/digests.ts";
import { newsletterRoutes } from "./http/api/newsletter/newsletter.ts";
import { openApiRoute } from "./http/api/openapi.ts";
import { personalDataRoutes } from "./http/api/personal-data.ts";
import { createOwnGet } from "./http/api/public-api.ts";
import { mountRoutes, type Route } from "./http/api/route.ts";
import { createSessions, type Sessions, staffMarker } from "./http/api/session.ts";
import { settingsRoutes } from "./http/api/settings.ts";
import { statisticsRoutes } from "./http/api/statistics.ts";
import { twoFactorRoutes } from "./http/api/two-factor.ts";
import { userRoutes } from "./http/api/users.ts";
import type { Addresses } from "./http/api/views/picture-view.ts";
import { createApp } from "./http/app.ts";
import { createBodyReader } from "./http/body/body.ts";
import { createListener } from "./http/connection/listener.ts";
import { createDeskDrawing, type DeskDrawing } from "./http/desk/drawing.ts";
import { letterPreview } from "./http/desk/letter-preview.ts";
import { previewPages } from "./http/desk/preview-pages.ts";
import { reviewPages } from "./http/desk/review-pages.ts";
import { deskRoutes } from "./http/desk/routes.ts";
import { discovery } from "./http/discovery/discovery.ts";
import { securityHeadersOf } from "./http/headers.ts";
import { health } from "./http/health.ts";
import { createFastPath } from "./http/kept/fast-path.ts";
import { createKeptAnswers } from "./http/kept/kept-answers.ts";
import { createKeptGet } from "./http/kept/kept-get.ts";
import { createKeptReads } from "./http/kept/kept-reads.ts";
import { createKnownVersion } from "./http/kept/known-version.ts";
import { type Limits, limits as usualLimits } from "./http/limits.ts";
import { serveMedia } from "./http/media.ts";
import { type Measures, timed } from "./http/metrics/measures.ts";
import { backupRoutes } from "./http/operating/backups.ts";
import { exchangeRoutes } from "./http/operating/exchange.ts";
import { redirectRoutes } from "./http/operating/redirects.ts";
import { createOverload } from "./http/overload.ts";
import { accountLinks } from "./http/pages/account-links.ts";
import { contactPages } from "./http/pages/contact.ts";
import { customCode } from "./http/pages/custom-code.ts";
import { pages } from "./http/pages/pages.ts";
import { createSiteContext } from "./http/pages/site-context.ts";
import { createStandIn, untilSomethingEnds } from "./http/pages/stand-in.ts";
import { subscriptionPages } from "./http/pages/subscriptions.ts";
import { requestPages } from "./http/requests/pages.ts";
import { testimonialRequestRoutes } from "./http/requests/routes.ts";
import { contentRoutes } from "./resources.ts";
import type { Services } from "./services.ts";

type Options = Readonly<{
  config: Pick<
    Config,
    | "publicUrl"
    | "mediaPublicUrl"
    | "isDefaultUrl"
    | "trustedProxies"
    | "registration"
    | "whatsappFallback"
    | "customCode"
    | "speedInsightsUrl"
    | "accessLog"
  >;
  services: Services;
  folders: Readonly<{ uploadDir: string }>;
  secret: string;
  log: Logger;
  ping: () => Promise<void>;
  now: () => Date;
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed?: () => number;
  limits?: Limits;
  /** Absent when no metrics are wanted. */
  measures?: Measures | undefined;
  renderer: PageRenderer;
  /** The built apps: their assets, and the dashboard's pages. Absent when only the API is served. */
  frontends?: readonly Middleware[];
}>;

type RouteNeeds = Readonly<{
  sessions: Sessions;
  addresses: Addresses;
  secret: string;
  now: () => Date;
  /** Absent when the routes are only described. */
  drawing?: () => DeskDrawing;
}>;

const undrawn = (): DeskDrawing => {
  throw new Error("These routes cannot draw");
};

/** Every call of the API, and the one that describes them. */
export function apiRoutes(
  services: Services,
  { sessions, addresses, secret, now, drawing = undrawn }: RouteNeeds,
): readonly Route[] {
  const { publicUrl, mediaPublicUrl } = addresses;
  const demoContent = {
    left: () => demoLeft(services),
    clear: (by: Source) => clearDemo(services, by),
  };
  const routes = [
    ...authRoutes({ ...services, sessions }),
    ...twoFactorRoutes({ ...services, sessions }),
    ...sessionRoutes({ ...services, sessions }),
    ...userRoutes({ ...services, publicUrl }),
    ...contentRoutes({ ...services, sessions, addresses, visitorSecret: secret, now }),
    ...testimonialRequestRoutes({ ...services, publicUrl }),
    ...mediaRoutes(services.media, mediaPublicUrl),
    ...calendarRoutes(services),
    ...settingsRoutes(services.settings, mediaPublicUrl),
    ...trashRoutes(services),
    keptPictureRoute(services.openKeptPicture),
    ...newsletterRoutes(services.newsletter),
    ...digestRoutes(services.digests, publicUrl),
    ...mailRoutes(services.mails),
    ...leadsRoutes({ ...services, sessions }),
    ...auditRoutes(services),
    ...backupRoutes(services),
    ...redirectRoutes(services),
    ...exchangeRoutes(services),
    ...personalDataRoutes(services.personalData, now),
    ...deskRoutes({ ...services, drawing, publicUrl }),
    ...statisticsRoutes({
      ...services,
      clock: services.timeWatch.state,
      demoContent,
      sessions,
      publicUrl,
      visitorSecret: secret,
      now,
    }),
  ];
  return [...routes, openApiRoute(routes, publicUrl)];
}

/** The whole HTTP side, before it listens. */
export function createHttpServer({
  config,
  services,
  folders,
  secret,
  log,
  ping,
  now,
  elapsed = () => performance.now(),
  limits = usualLimits,
  measures,
  renderer: given,
  frontends = [],
}: Options) {
  const { publicUrl, mediaPublicUrl } = config;
  const addresses = { publicUrl, mediaPublicUrl };
  const { requests, lookups, uploads } = measures ?? {};
  const renderer = measures ? { ...given, render: timed(measures.drawing, given.render) } : given;
  const sessions = createSessions(services.auth, publicUrl);
  const overload = createOverload({ limits, elapsed });
  const { whileReading, whileDrawing } = overload;
  const withBody = createBodyReader({ uploadDir: folders.uploadDir, limits, whileReading, uploads });
  const { auth, editions } = services;
  const settings = { get: keptByEdition(editions.current, () => services.settings.get()) };
  const site = createSiteContext(
    { settings, media: { crops: keptByEdition(editions.current, services.media.crops) }, auth, now },
    config,
  );
  const routes = apiRoutes(services, { sessions, addresses, secret, now, drawing: () => drawing });
  const get = createOwnGet(routes);
  const staffGet = createOwnGet(routes, "staff");
  const drawing = createDeskDrawing({ ...renderer, ...services, get, staffGet, site, addresses, now });
  const knownVersion = createKnownVersion(editions.current, now);
  const newestVersion = createKnownVersion(editions.newest, now);
  const standIn = createStandIn(knownVersion);
  const standIns = { ofSite: standIn, ofRecords: createStandIn(knownVersion, untilSomethingEnds) };
  const kept = createKeptAnswers();
  const reads = createKeptReads({ kept, knownVersion, publicUrl, now, lookups: lookups?.reads });
  const app = createApp({
    ...config,
    log,
    overload,
    requests,
    foreignWrite: createTellingForeignWrites({ sessions, audit: services.audit }),
    middleware: [
      health({ ping, isStopping: () => listener.isStopping(), elapsed }),
      serveMedia(services.openPicture, addresses),
      ...frontends,
      customCode({ settings: services.settings, enabled: config.customCode, standIn }),
      ...discovery(services, addresses, standIns),
      accountLinks({ ...services, site, withBody, publicUrl, render: renderer.renderAccountPage }),
      contactPages({ ...services, sessions, site, withBody, publicUrl, get, render: renderer.renderContactPage }),
      subscriptionPages({ ...services, site, get, render: renderer.renderSubscriptionPage }),
      letterPreview(services.digests),
      requestPages({ ...services, site, withBody, addresses, render: renderer.renderRequestPage }),
      previewPages({ ...services, drawing, publicUrl, whileDrawing }),
      reviewPages({ ...services, drawing, publicUrl, withBody, whileDrawing }),
      mountRoutes(routes, { sessions, withBody, publicUrl, audit: services.audit, reads }),
      pages({
        ...renderer,
        site,
        sessions,
        publicUrl,
        now,
        knownVersion,
        newestVersion,
        whileDrawing,
        kept,
        redirects: services.redirects,
        askedCounter: services.askedCounter,
        get: createKeptGet({ get, knownVersion, now, lookups: lookups?.drawings }),
        lookups: lookups?.pages,
      }),
    ],
  });
  const headers = securityHeadersOf(publicUrl);
  const shared = { limits, staffMarker, headers, editions, kept, log, requests, elapsed };
  const isAnswered = createFastPath({ ...config, ...shared });
  const handle = app.callback();
  const listener = createListener({
    handle: async (request, response) => isAnswered(request, response) || handle(request, response),
    limits,
    isBehindProxy: config.trustedProxies > 0,
    headers,
  });
  return { ...listener, load: overload.load };
}
