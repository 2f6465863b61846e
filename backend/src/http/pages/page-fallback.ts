import type { Context } from "koa";
import type { Known } from "../cache/known-version.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { markStale } from "./fallback.ts";
import { type DrawnPage, FailedDrawing } from "./page-drawing.ts";

/** A request for a page; `key` is null for a page that is not cached. */
type PageRequest = Readonly<{ ctx: Context; key: string | null; known: Known }>;

/** Returns the page as far as it could be drawn. */
export function best(error: unknown): DrawnPage {
  if (error instanceof FailedDrawing) return error.page;
  throw error;
}

/** Finds a page in the cache of visitors' pages, if there is one, for a request whose newest page cannot be drawn. */
export function createPageFallback(cache: Pick<PageCache<DrawnPage>, "standIn">) {
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

  return { forVisitors: former, forStaff: formerForStaff };
}

export type PageFallback = ReturnType<typeof createPageFallback>;
