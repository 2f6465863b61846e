import type { RenderPage, SiteContext } from "@etalase/contracts/public-api";
import type { Context } from "koa";
import { DomainError } from "../../domain/errors.ts";
import { type Freshness, isGoodEnough, type Known } from "../cache/known-version.ts";
import type { PageCache } from "../cache/page-cache.ts";
import type { Overload } from "../overload.ts";
import { markStale } from "./fallback.ts";
import { formPages } from "./leading.ts";
import { createDrawing, type DrawnPage, FailedDrawing } from "./page-drawing.ts";
import { plainSite, type SiteContextOf } from "./site-context.ts";

/** Remembers the site's own data, for pages that need nothing else while the database is away. */
export function createLastSite(site: SiteContextOf) {
  let last: (Freshness & Readonly<{ site: SiteContext }>) | undefined;

  return {
    /** Reads the data once for each edition of the content; while the first account is missing, each time. */
    async remember({ edition, heardAt }: Extract<Known, { isNewest: true }>): Promise<void> {
      if (last?.edition === edition.name && !last.site.awaitsFirstAccount) return;
      let isWhole = true;
      const settingsFailed = () => {
        isWhole = false;
      };
      // The same data for visitors and staff, in whose browsers no code of the site's owner runs.
      const read = await plainSite(site, settingsFailed);
      if (isWhole) last = { edition: edition.name, madeAt: heardAt, endsAt: Number.POSITIVE_INFINITY, site: read };
    },

    asOf: (known: Known): SiteContext | undefined => (last && isGoodEnough(last, known) ? last.site : undefined),
  };
}

export type LastSite = ReturnType<typeof createLastSite>;

type Needs = Readonly<{
  render: RenderPage;
  whileDrawing: Overload["whileDrawing"];
  /** The cache of visitors' pages. */
  cache: Pick<PageCache<DrawnPage>, "standIn">;
  lastSite: Pick<LastSite, "asOf">;
}>;

/** A request for a page; `key` is null for a page that is not cached. */
type PageRequest = Readonly<{ ctx: Context; key: string | null; known: Known }>;

const away = async () => {
  throw new DomainError("busy", { retryAfter: 5 });
};

/** Returns the page as far as it could be drawn. */
export function best(error: unknown): DrawnPage {
  if (error instanceof FailedDrawing) return error.page;
  throw error;
}

/** Finds a page, if there is one, for a request whose newest page cannot be drawn. */
export function createPageFallback({ render, whileDrawing, cache, lastSite }: Needs) {
  const cached = ({ key, known }: PageRequest) => (key === null ? undefined : cache.standIn(key, known));

  function former(request: PageRequest): DrawnPage | undefined {
    const page = cached(request);
    if (page) markStale(request.ctx);
    return page;
  }

  /** Pages for visitors may hold code of the site's owner, which never runs in a browser of staff. */
  function formerForStaff(request: PageRequest): DrawnPage | undefined {
    const { ctx, key } = request;
    if (key === null) return undefined;
    const page = cached(request);
    ctx.state.isStillServed = page !== undefined && !page.isPlain;
    return page?.isPlain ? former(request) : undefined;
  }

  /** Draws a form page from the last known data of the site: it needs nothing else of the database. */
  async function standing({ ctx, key, known }: PageRequest): Promise<DrawnPage | undefined> {
    const site = formPages.has(ctx.path) ? lastSite.asOf(known) : undefined;
    if (!site) return undefined;
    const drawIt = createDrawing({ render, get: away, site: async () => site });
    const log = ctx.state.log.child({}, { level: "silent" });
    const page = await whileDrawing(ctx, () => drawIt(key ?? ctx.url, { forStaff: true, log })).catch(best);
    markStale(ctx);
    return page;
  }

  return {
    forVisitors: async (request: PageRequest) => former(request) ?? standing(request),
    forStaff: async (request: PageRequest) => formerForStaff(request) ?? standing(request),
  };
}

export type PageFallback = ReturnType<typeof createPageFallback>;
