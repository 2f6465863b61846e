import { editedPagePath, editTextsQuery } from "@etalase/contracts/desk/edit-paths";
import type { PageRenderer } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../domain/errors.ts";
import type { Sessions } from "../api/session.ts";
import { type AnswerCache, type CachedAnswer, createCachedAnswer } from "../cache/answer-cache.ts";
import type { Known, KnownVersion } from "../cache/known-version.ts";
import { compressNow, createPageCompressor, sendBody } from "../cache/page-body.ts";
import { createPageCache } from "../cache/page-cache.ts";
import { revalidated, securityHeadersOf } from "../headers.ts";
import { languageQuery } from "../language.ts";
import { refuseWrites } from "../methods.ts";
import type { Lookups } from "../metrics/measures.ts";
import { routeNameOf } from "../metrics/route-names.ts";
import type { Overload } from "../overload.ts";
import { markStale } from "./fallback.ts";
import { createLastSite } from "./last-site.ts";
import { formPages, type LeadingNeeds, leading, redirectOf } from "./leading.ts";
import { createDrawing, type DrawnPage, endOf, FailedDrawing, roomFor } from "./page-drawing.ts";

type Needs = Parameters<typeof createDrawing>[0] &
  LeadingNeeds &
  Readonly<{
    keyOf: PageRenderer["keyOf"];
    sessions: Sessions;
    knownVersion: KnownVersion;
    /** Sees even a change that another instance made a moment ago. */
    newestVersion: KnownVersion;
    now: () => Date;
    whileDrawing: Overload["whileDrawing"];
    kept: AnswerCache;
    lookups?: Lookups | undefined;
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

const away = async () => {
  throw new DomainError("busy", { retryAfter: 5 });
};

/** Returns the page as far as it could be drawn. */
function best(error: unknown): DrawnPage {
  if (error instanceof FailedDrawing) return error.page;
  throw error;
}

/** The headers of a page beside the common ones. */
const headersOf = ({ policy, status }: DrawnPage, forStaff = false): Readonly<Record<string, string>> => ({
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

/** Draws a page, or takes it from the cache. Staff have pages of their own. */
function createPages(needs: Needs) {
  const draw = createDrawing(needs);
  const cache = createPageCache<DrawnPage>({ ...limits, now: needs.now, endOf, roomFor, lookups: needs.lookups });
  const staffCache = createPageCache<DrawnPage>({ ...staffLimits, now: needs.now, endOf, roomFor });
  const compress = createPageCompressor();
  const lastSite = createLastSite(needs.site);
  const answerOf = createAnswerOf(needs.publicUrl);
  const queryOf = (ctx: Context) =>
    formPages.has(ctx.path) ? languageQuery(ctx) : new URLSearchParams(ctx.querystring);
  const keyOf = (ctx: Context) => needs.keyOf(ctx.path, queryOf(ctx));

  /** Returns the cached page, although it is stale. */
  function former(ctx: Context, key: string, known: Known): DrawnPage | undefined {
    const page = cache.kept(key, known);
    if (page) markStale(ctx);
    return page;
  }

  /** Draws a form page from the last known data of the site: it needs nothing else of the database. */
  async function standing(ctx: Context, key: string | null, known: Known): Promise<DrawnPage | undefined> {
    const site = formPages.has(ctx.path) ? lastSite.asOf(known) : undefined;
    if (!site) return undefined;
    const drawIt = createDrawing({ render: needs.render, get: away, site: async () => site });
    const log = ctx.state.log.child({}, { level: "silent" });
    const page = await needs.whileDrawing(ctx, () => drawIt(key ?? ctx.url, { forStaff: true, log })).catch(best);
    markStale(ctx);
    return page;
  }

  /** Pages for visitors may hold code of the site's owner, which never runs in a browser of staff. */
  function formerForStaff(ctx: Context, key: string, known: Known): DrawnPage | undefined {
    const page = cache.kept(key, known);
    ctx.state.isStillServed = page !== undefined && !page.isPlain;
    return page?.isPlain ? former(ctx, key, known) : undefined;
  }

  async function ofStaff(ctx: Context): Promise<DrawnPage> {
    // Staff see what they have saved, whichever instance saved it.
    const newest = await needs.newestVersion();
    const known = newest.isNewest ? newest : await needs.knownVersion();
    const { log } = ctx.state;
    const key = await keyOf(ctx);
    const kept = async (error: unknown) => {
      const page = key === null ? undefined : formerForStaff(ctx, key, known);
      return page ?? (await standing(ctx, key, known)) ?? best(error);
    };
    if (!known.isNewest) return kept(known.error);
    const drawIt = () => needs.whileDrawing(ctx, () => draw(key ?? ctx.url, { forStaff: true, log }));
    try {
      if (key === null || ctx.get("Cache-Control") === "no-cache") return await drawIt();
      return await staffCache.find(key, known.edition.name, drawIt);
    } catch (error) {
      if (error instanceof FailedDrawing) return kept(error);
      throw error;
    }
  }

  async function ofVisitors(ctx: Context): Promise<DrawnPage> {
    const { log } = ctx.state;
    const key = await keyOf(ctx);
    if (key === null) return needs.whileDrawing(ctx, () => draw(ctx.url, { forStaff: false, log })).catch(best);
    const known = await needs.knownVersion();
    async function make(former?: DrawnPage): Promise<DrawnPage> {
      const drawIt = () => draw(key ?? ctx.url, { forStaff: false, log, former });
      // A cached page has its place in memory already, so a refusal would only lose it.
      const page = await (former ? drawIt() : needs.whileDrawing(ctx, drawIt));
      if (known.isNewest) await lastSite.remember(known);
      const compressed = page.isLasting
        ? compress(page.body).catch((error: unknown) => log.error({ err: error }, "a page could not be compressed"))
        : undefined;
      // When there was a page before, the next one replaces it once it is compressed, too.
      if (former) await compressed;
      return page;
    }
    try {
      if (!known.isNewest) throw known.error;
      const page = await cache.find(key, known.edition.name, make);
      if (page.isLasting)
        needs.kept.remember(ctx.originalUrl, {
          route: routeNameOf(ctx.path),
          lookups: needs.lookups,
          find: (edition) => {
            // A later edition may have a redirect from this query.
            if (ctx.search && edition !== known.edition.name) return undefined;
            const fresh = cache.fresh(key, edition);
            return fresh && answerOf(fresh);
          },
        });
      return page;
    } catch (error) {
      return former(ctx, key, known) ?? (await standing(ctx, key, known)) ?? best(error);
    }
  }

  return (ctx: Context, forStaff: boolean) => (forStaff ? ofStaff(ctx) : ofVisitors(ctx));
}

/** Answers every other path with a page of the public site, which may be its 404. */
export function pages(needs: Needs): Middleware {
  const { publicUrl, sessions } = needs;
  const pageOf = createPages(needs);
  const leads = leading(needs);
  return async (ctx) => {
    const elsewhere = redirectOf(ctx);
    const forStaff = sessions.isStaffBrowser(ctx);
    if (elsewhere) {
      const lead = elsewhere.status === 308 ? await leads.fromVariant(ctx, elsewhere.path, forStaff) : undefined;
      ctx.status = lead ? 301 : elsewhere.status;
      ctx.set("Location", lead ?? `${publicUrl}${elsewhere.path}${ctx.search}`);
      if (lead) ctx.set("Cache-Control", revalidated);
      return;
    }
    refuseWrites(ctx);
    if (forStaff && ctx.search === editTextsQuery) {
      ctx.set("Cache-Control", "no-store");
      return ctx.redirect(publicUrl + editedPagePath(`${paths.dashboard}/texts`, ctx.path));
    }
    const former = await leads.fromQuery(ctx, forStaff);
    if (former) {
      ctx.status = 301;
      ctx.set({ Location: former, "Cache-Control": revalidated });
      return;
    }
    if (formPages.has(ctx.path)) ctx.vary("Accept-Language");
    const page = await pageOf(ctx, forStaff);
    const { status, body } = page;
    const address = await leads.fromPage(ctx, page, forStaff);
    ctx.status = status === 404 && address ? 301 : status;
    if (status === 503) ctx.set("Retry-After", "5");
    if (address) ctx.set("Location", address);
    ctx.set(headersOf(page, forStaff));
    // Browsers may cache a redirect for ever, and staff can change it.
    if (address) ctx.set("Cache-Control", revalidated);
    if (forStaff) await compressNow(ctx, body);
    sendBody(ctx, body);
  };
}
