import type { PageRenderer } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { keptByEdition } from "./application/kept-by-edition.ts";
import type { Config } from "./config/config.ts";
import type { ApiNeeds, PageNeeds } from "./features/feature.ts";
import { createTellingForeignWrites } from "./http/api/foreign-writes.ts";
import { mountRoutes } from "./http/api/mount.ts";
import { openApiRoute } from "./http/api/openapi.ts";
import { createOwnGet } from "./http/api/public-api.ts";
import type { Route } from "./http/api/route.ts";
import { createSessions, staffMarker } from "./http/api/session.ts";
import { createApp } from "./http/app.ts";
import { createBodyReader } from "./http/body/body.ts";
import { createListener } from "./http/connection/listener.ts";
import { createDeskDrawing, type DeskDrawing } from "./http/desk/drawing.ts";
import { securityHeadersOf } from "./http/headers.ts";
import { health } from "./http/health.ts";
import { createFastPath } from "./http/kept/fast-path.ts";
import { createKeptAnswers } from "./http/kept/kept-answers.ts";
import { createKeptGet } from "./http/kept/kept-get.ts";
import { createKeptReads } from "./http/kept/kept-reads.ts";
import { createKnownVersion } from "./http/kept/known-version.ts";
import { type Limits, limits as usualLimits } from "./http/limits.ts";
import { type Measures, timed } from "./http/metrics/measures.ts";
import { createOverload } from "./http/overload.ts";
import { pages } from "./http/pages/pages.ts";
import { createSiteContext } from "./http/pages/site-context.ts";
import { createStandIn, untilSomethingEnds } from "./http/pages/stand-in.ts";
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

const undrawn = (): DeskDrawing => {
  throw new Error("These routes cannot draw");
};

/** Every call of the API, and the one that describes them. Routes that are only described need no drawing. */
export function apiRoutes(
  { features }: Pick<Services, "features">,
  { drawing = undrawn, ...needs }: Omit<ApiNeeds, "drawing"> & Partial<Pick<ApiNeeds, "drawing">>,
): readonly Route[] {
  const routes = features.flatMap((feature) => feature.routes?.({ drawing, ...needs }) ?? []);
  return [...routes, openApiRoute(routes, needs.addresses.publicUrl)];
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
  const routes = apiRoutes(services, { sessions, addresses, visitorSecret: secret, now, drawing: () => drawing });
  const get = createOwnGet(routes);
  const staffGet = createOwnGet(routes, "staff");
  const drawing = createDeskDrawing({ ...renderer, ...services, get, staffGet, site, addresses, now });
  const knownVersion = createKnownVersion(editions.current, now);
  const newestVersion = createKnownVersion(editions.newest, now);
  const standIn = createStandIn(knownVersion);
  const standIns = { ofSite: standIn, ofRecords: createStandIn(knownVersion, untilSomethingEnds) };
  const kept = createKeptAnswers();
  const reads = createKeptReads({ kept, knownVersion, publicUrl, now, lookups: lookups?.reads });
  const needs: PageNeeds = {
    sessions,
    addresses,
    publicUrl,
    withBody,
    site,
    get,
    renderer,
    drawing,
    whileDrawing,
    standIns,
    customCode: config.customCode,
  };
  const app = createApp({
    ...config,
    log,
    overload,
    requests,
    foreignWrite: createTellingForeignWrites({ sessions, audit: services.audit }),
    middleware: [
      health({ ping, isStopping: () => listener.isStopping(), elapsed }),
      ...frontends,
      ...services.features.flatMap((feature) => feature.pages?.(needs) ?? []),
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
