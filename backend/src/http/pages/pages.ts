import type { PageRenderer } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import type { Context, Middleware } from "koa";
import type { Sessions } from "../api/session.ts";
import { HttpError } from "../errors.ts";
import { revalidated } from "../headers.ts";
import { createPageCompressor, sendBody } from "./page-body.ts";
import { createPageCache } from "./page-cache.ts";
import { createDrawing, type DrawnPage, roomFor } from "./page-drawing.ts";

type Needs = Parameters<typeof createDrawing>[0] &
  Readonly<{
    keyOf: PageRenderer["keyOf"];
    sessions: Sessions;
    publicUrl: string;
    /** Returns another number after each change of the content that pages show. */
    contentVersion: () => Promise<number>;
    now: () => Date;
  }>;

const limits = {
  maxBytes: 32 * 1024 * 1024,
  // Views are counted without a change of content.
  maxAgeMs: 60_000,
  // Long enough that the few visitors of a quiet day find the page drawn and compressed.
  maxStaleMs: 24 * 60 * 60_000,
};

const formPages = new Set<string>([paths.login, paths.register]);

/** Leads to a page's one address, and back to a form that was sent before its script had come. */
function redirectOf({ method, path }: Context) {
  if (method === "POST") return formPages.has(path) ? { status: 303, path } : undefined;
  return path.length > 1 && path.endsWith("/") ? { status: 308, path: path.replace(/\/+$/, "") } : undefined;
}

/** Draws a page, or takes it from those that are kept. Staff get pages of their own. */
function createPages(needs: Needs) {
  const draw = createDrawing(needs);
  const cache = createPageCache<DrawnPage>({ ...limits, now: needs.now, roomFor });
  const compress = createPageCompressor();

  return async (ctx: Context, forStaff: boolean): Promise<DrawnPage> => {
    const { log } = ctx.state;
    const key = forStaff ? null : await needs.keyOf(ctx.path, new URLSearchParams(ctx.querystring));
    if (key === null) return draw(ctx.url, { forStaff, log });

    async function make(former?: DrawnPage): Promise<DrawnPage> {
      const page = await draw(key ?? ctx.url, { forStaff, log, former });
      const compressed = page.isLasting
        ? compress(page.body).catch((error: unknown) => log.error({ err: error }, "a page could not be compressed"))
        : undefined;
      // Where a page was before, the next one takes its place when it is as small.
      if (former) await compressed;
      return page;
    }
    return cache.find(key, await needs.contentVersion(), make);
  };
}

/** Answers every other path with a page of the public site, be it its 404. */
export function pages(needs: Needs): Middleware {
  const { publicUrl, sessions } = needs;
  const pageOf = createPages(needs);
  return async (ctx) => {
    const elsewhere = redirectOf(ctx);
    if (elsewhere) {
      ctx.status = elsewhere.status;
      ctx.set("Location", `${publicUrl}${elsewhere.path}${ctx.search}`);
      return;
    }
    if (!["GET", "HEAD"].includes(ctx.method))
      throw new HttpError(405, messages.methodNotAllowed, { Allow: "GET, HEAD" });
    const forStaff = sessions.isStaffBrowser(ctx);
    const { status, body, policy, location } = await pageOf(ctx, forStaff);
    ctx.status = status;
    if (status === 503) ctx.set("Retry-After", "5");
    if (location) ctx.set("Location", `${publicUrl}${location}`);
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
    ctx.type = "html";
    if (status === 200) ctx.set("Cache-Control", forStaff ? "private, no-store" : revalidated);
    sendBody(ctx, body);
  };
}
