import type { PageRenderer } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { cachedByEdition } from "./application/cached-by-edition.ts";
import { emptySections } from "./application/sections.ts";
import type { Config } from "./config/config.ts";
import type { ApiNeeds, PageNeeds } from "./features/feature.ts";
import { mountRoutes } from "./http/api/answer.ts";
import { createForeignWriteLog } from "./http/api/audit.ts";
import { visitorOf } from "./http/api/client.ts";
import { openApiRoute } from "./http/api/openapi.ts";
import { overviewRoute } from "./http/api/overview.ts";
import { createOwnGet } from "./http/api/public-api.ts";
import type { Route } from "./http/api/route.ts";
import { createKnownStaff, createSessions, staffMarker } from "./http/api/session.ts";
import { createApp } from "./http/app.ts";
import { createBodyReader } from "./http/body/body.ts";
import { createAnswerCache } from "./http/cache/answer-cache.ts";
import { createCachedGet, createCachedReads } from "./http/cache/cached-reads.ts";
import { createFastPath } from "./http/cache/fast-path.ts";
import { createKnownVersion } from "./http/cache/known-version.ts";
import { createListener } from "./http/connection/listener.ts";
import { createDeskDrawing, type DeskDrawing } from "./http/desk/drawing.ts";
import { securityHeadersOf } from "./http/headers.ts";
import { health } from "./http/health.ts";
import { type Limits, limits as usualLimits } from "./http/limits.ts";
import type { RequestCounts } from "./http/metrics/request-counts.ts";
import { createOverload } from "./http/overload.ts";
import { createFallback, untilSomethingEnds } from "./http/pages/fallback.ts";
import { pages } from "./http/pages/pages.ts";
import { createSiteContext } from "./http/pages/site-context.ts";
import type { Services } from "./services.ts";

type Options = Readonly<{
  config: Parameters<typeof createSiteContext>[1] & Pick<Config, "isDefaultUrl" | "trustedProxies">;
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
  requests?: RequestCounts | undefined;
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
  const parts = features.flatMap((feature) => feature.routes?.({ drawing, ...needs }) ?? []);
  const routes = [...parts, overviewRoute(parts)];
  return [...routes, openApiRoute(routes, needs.publicUrl)];
}

/** The site as every page shows it: settings, texts, sections, menus and crops are read once for an edition. */
function createSite({ config, services, now }: Options) {
  const { auth, editions, settings, answerMinutes, texts, sections, showcases, menus, media, outbox } = services;
  const once = <T>(read: () => Promise<T>) => cachedByEdition(editions.current, read);
  return createSiteContext(
    {
      settings: { get: once(() => settings.get()) },
      answerMinutes,
      texts: { shown: once(() => texts.shown()) },
      sections: { shown: once(() => sections.shown()) },
      showcases: { active: once(() => showcases.active()) },
      emptySections: once(() => emptySections(services)),
      menus: { shown: once(() => menus.shown()) },
      media: { crops: once(media.crops) },
      auth,
      outbox,
      now,
    },
    config,
  );
}

/** The caches of answers, and the versions of the content that these belong to. */
function createCaches({ config: { publicUrl }, services: { editions }, now }: Options) {
  const { known: knownVersion, patient: patientVersion } = createKnownVersion(editions.current, now);
  const answerCache = createAnswerCache();
  return {
    knownVersion,
    patientVersion,
    newestVersion: createKnownVersion(editions.newest, now).known,
    fallbacks: {
      ofSite: createFallback(knownVersion),
      ofRecords: createFallback(knownVersion, untilSomethingEnds),
    },
    answerCache,
    reads: createCachedReads({ answerCache, knownVersion, publicUrl, now }),
  };
}

/** The whole HTTP side, before it listens. */
export function createHttpServer(options: Options) {
  const { config, services, folders, secret, log, ping, now, requests, renderer, frontends = [] } = options;
  const { elapsed = () => performance.now(), limits = usualLimits } = options;
  const { publicUrl } = config;
  const knownStaff = createKnownStaff(elapsed);
  const sessions = createSessions(services.auth, publicUrl, {
    note: knownStaff.note,
    forgetVisit: (ctx) => services.visits.takeBack(visitorOf(ctx, secret, now())),
  });
  const overload = createOverload({ limits, elapsed, isStaff: knownStaff.knows });
  const { whileReading, whileDrawing } = overload;
  const withBody = createBodyReader({ uploadDir: folders.uploadDir, limits, whileReading });
  const site = createSite(options);
  const routes = apiRoutes(services, { sessions, publicUrl, visitorSecret: secret, now, drawing: () => drawing });
  const get = createOwnGet(routes);
  const staffGet = createOwnGet(routes, "staff");
  const drawing = createDeskDrawing({ ...renderer, ...services, get, staffGet, site, publicUrl, now });
  const caches = createCaches(options);
  const { knownVersion, answerCache, reads } = caches;
  const needs: PageNeeds = {
    ...caches,
    sessions,
    publicUrl,
    withBody,
    site,
    get,
    renderer,
    drawing,
    whileDrawing,
    customCode: config.customCode,
  };
  const app = createApp({
    ...config,
    log,
    overload,
    requests,
    foreignWrite: createForeignWriteLog({ sessions, audit: services.audit }),
    middleware: [
      health({ ping, isStopping: () => listener.isStopping(), elapsed }),
      ...frontends,
      ...services.features.flatMap((feature) => feature.pages?.(needs) ?? []),
      mountRoutes(routes, { sessions, withBody, publicUrl, audit: services.audit, reads, knownVersion }),
      pages({
        ...renderer,
        ...services,
        ...caches,
        ...needs,
        now,
        get: createCachedGet({ get, knownVersion, now }),
      }),
    ],
  });
  const headers = securityHeadersOf(publicUrl);
  const shared = { limits, staffMarker, headers, editions: services.editions, answerCache, log, requests, elapsed };
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
