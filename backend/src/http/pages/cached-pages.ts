import type { PageRenderer } from "@etalase/contracts/public-api";
import type { Context } from "koa";
import { type AnswerCache, type CachedAnswer, createCachedAnswer } from "../cache/answer-cache.ts";
import type { Known, KnownVersion } from "../cache/known-version.ts";
import { createPageCompressor } from "../cache/page-body.ts";
import { createPageCache, type PageCache } from "../cache/page-cache.ts";
import { revalidated, securityHeadersOf } from "../headers.ts";
import { languageQuery } from "../language.ts";
import { routeNameOf } from "../metrics/request-counts.ts";
import type { Overload } from "../overload.ts";
import { formPages } from "./leading.ts";
import { createDrawing, type DrawnPage, endOf, FailedDrawing, roomFor } from "./page-drawing.ts";
import { best, createPageFallback, type PageFallback } from "./page-fallback.ts";

export type PageNeeds = Parameters<typeof createDrawing>[0] &
  Readonly<{
    publicUrl: string;
    keyOf: PageRenderer["keyOf"];
    knownVersion: KnownVersion;
    /** Waits longer. */
    patientVersion: KnownVersion;
    /** Sees even a change that another instance made a moment ago. */
    newestVersion: KnownVersion;
    now: () => Date;
    whileDrawing: Overload["whileDrawing"];
    answerCache: AnswerCache;
  }>;

const limits = {
  maxBytes: 32 * 1024 * 1024,
  // Counting views does not change the content, so its edition stays the same.
  maxAgeMs: 60_000,
  // Long enough that the few visitors of a quiet day find the page drawn and compressed.
  maxStaleMs: 24 * 60 * 60_000,
};

/** Staff wait for the newest page, and are few. */
const staffLimits = { maxBytes: 4 * 1024 * 1024, maxAgeMs: limits.maxAgeMs, maxStaleMs: limits.maxAgeMs };

/** The headers of a page beside the common ones. */
export const headersOf = ({ policy, status }: DrawnPage, forStaff = false): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
  "Content-Type": "text/html; charset=utf-8",
  ...(status === 200 ? { "Cache-Control": forStaff ? "private, no-store" : revalidated } : {}),
});

/** Prepares each page's answer once. */
function createAnswerOf(publicUrl: string) {
  const answers = new WeakMap<DrawnPage, CachedAnswer>();
  const common = securityHeadersOf(publicUrl);
  return (page: DrawnPage): CachedAnswer => {
    const answer =
      answers.get(page) ??
      createCachedAnswer({ body: page.body, headers: { ...common, ...headersOf(page) }, isTagged: true });
    answers.set(page, answer);
    return answer;
  };
}

type Shared = Readonly<{
  draw: ReturnType<typeof createDrawing>;
  /** Null for a page that is not cached. */
  keyOf: (ctx: Context) => Promise<string | null>;
  fallback: PageFallback;
  cache: PageCache<DrawnPage>;
}>;

type Newest = Extract<Known, { isNewest: true }>;

/**
 * Returns a function that waits for the newest edition, for a page that nothing can stand in for. The page takes one of
 * the few places for drawings meanwhile, so that others are served. @throws the error that hides the newest edition
 */
const createNewestOf =
  ({ patientVersion, whileDrawing }: PageNeeds) =>
  async (ctx: Context, known: Known): Promise<Newest> => {
    const answer = known.isNewest ? known : await whileDrawing(ctx, patientVersion);
    if (!answer.isNewest) throw answer.error;
    return answer;
  };

function createStaffPages(needs: PageNeeds, { draw, keyOf, fallback }: Shared) {
  const { now, newestVersion, knownVersion, whileDrawing } = needs;
  const newestOf = createNewestOf(needs);
  const cache = createPageCache<DrawnPage>({ ...staffLimits, now, endOf, roomFor });

  return async (ctx: Context): Promise<DrawnPage> => {
    // Staff see what they have saved, whichever instance saved it.
    const newest = await newestVersion();
    const quick = newest.isNewest ? newest : await knownVersion();
    const { log } = ctx.state;
    const key = await keyOf(ctx);
    const standIn = quick.isNewest ? undefined : fallback.forStaff({ ctx, key, known: quick });
    if (standIn) return standIn;
    const known = await newestOf(ctx, quick);
    // A late answer may be older than the last change.
    const isToBeDrawn = !quick.isNewest || ctx.get("Cache-Control") === "no-cache";
    const drawIt = () => whileDrawing(ctx, () => draw(key ?? ctx.url, { forStaff: true, log }));
    try {
      if (key === null || isToBeDrawn) return await drawIt();
      return await cache.find(key, known.edition.name, drawIt);
    } catch (error) {
      if (error instanceof FailedDrawing) return fallback.forStaff({ ctx, key, known }) ?? error.page;
      throw error;
    }
  };
}

type CacheableRequest = Readonly<{ ctx: Context; key: string; known: Newest }>;

/** Draws a page that the cache lacks, or holds only in its former state. */
function createMake({ whileDrawing }: PageNeeds, { draw }: Shared) {
  const compress = createPageCompressor();
  return async ({ ctx, key }: CacheableRequest, former?: DrawnPage): Promise<DrawnPage> => {
    const { log } = ctx.state;
    const drawIt = () => draw(key, { forStaff: false, log, former });
    // A cached page has its place in memory already, so a refusal would only lose it.
    const page = await (former ? drawIt() : whileDrawing(ctx, drawIt));
    const compressed = page.isLasting
      ? compress(page.body).catch((error: unknown) => log.error({ err: error }, "a page could not be compressed"))
      : undefined;
    // When there was a page before, the next one replaces it once it is compressed, too.
    if (former) await compressed;
    return page;
  };
}

function createVisitorPages(needs: PageNeeds, shared: Shared) {
  const { publicUrl, knownVersion, whileDrawing, answerCache } = needs;
  const { draw, keyOf, fallback, cache } = shared;
  const newestOf = createNewestOf(needs);
  const make = createMake(needs, shared);
  const answerOf = createAnswerOf(publicUrl);

  /** Lets the fast path answer the next request for this address. */
  const remember = ({ ctx, key, known }: CacheableRequest) =>
    answerCache.remember(ctx.originalUrl, {
      route: routeNameOf(ctx.path),
      find: (edition) => {
        // A later edition may have a redirect from this query.
        if (ctx.search && edition !== known.edition.name) return undefined;
        const fresh = cache.fresh(key, edition);
        return fresh && answerOf(fresh);
      },
    });

  return async (ctx: Context): Promise<DrawnPage> => {
    const { log } = ctx.state;
    const key = await keyOf(ctx);
    if (key === null) return whileDrawing(ctx, () => draw(ctx.url, { forStaff: false, log })).catch(best);
    const quick = await knownVersion();
    const standIn = quick.isNewest ? undefined : fallback.forVisitors({ ctx, key, known: quick });
    if (standIn) return standIn;
    const request = { ctx, key, known: await newestOf(ctx, quick) };
    try {
      const page = await cache.find(key, request.known.edition.name, (former) => make(request, former));
      if (page.isLasting) remember(request);
      return page;
    } catch (error) {
      return fallback.forVisitors(request) ?? best(error);
    }
  };
}

/** Draws a page, or takes it from the cache. Staff have pages of their own. */
export function createCachedPages(needs: PageNeeds) {
  const cache = createPageCache<DrawnPage>({ ...limits, now: needs.now, endOf, roomFor });
  const fallback = createPageFallback(cache);
  const queryOf = (ctx: Context) =>
    formPages.has(ctx.path) ? languageQuery(ctx) : new URLSearchParams(ctx.querystring);
  const keyOf = (ctx: Context) => needs.keyOf(ctx.path, queryOf(ctx));
  const shared = { draw: createDrawing(needs), keyOf, fallback, cache };
  const ofStaff = createStaffPages(needs, shared);
  const ofVisitors = createVisitorPages(needs, shared);
  return (ctx: Context, forStaff: boolean) => (forStaff ? ofStaff(ctx) : ofVisitors(ctx));
}
