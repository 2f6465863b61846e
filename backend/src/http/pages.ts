import { messages } from "@etalase/contracts/messages";
import type { PublicApi, RenderedPage, RenderPage, SiteContext } from "@etalase/contracts/public-api";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { HttpError } from "./errors.ts";
import { revalidated } from "./headers.ts";
import { createPageCompressor, type PageBody, pageBody, sendBody } from "./page-body.ts";
import { createPageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{
  render: RenderPage;
  api: PublicApi;
  site: (options: Readonly<{ forStaff: boolean }>) => Promise<SiteContext>;
  sessions: Sessions;
  publicUrl: string;
  /** A number that is another one after each change of what pages show. */
  contentVersion: () => Promise<number>;
  now: () => Date;
}>;

const maxBytes = 32 * 1024 * 1024;
// Views are counted without a change of content.
const maxAgeMs = 60_000;

/** The same calls, with failures in the log: a page makes an error state of them, so nobody else would hear. */
function watched(api: PublicApi, log: Logger) {
  let failures = 0;
  type Call = (...args: unknown[]) => Promise<unknown>;
  const loud =
    (call: Call): Call =>
    (...args) =>
      call(...args).catch((error: unknown) => {
        failures += 1;
        log.error({ err: error }, "a page could not load its data");
        throw error;
      });
  // The same names and signatures: each call is passed on as it came.
  const calls: PublicApi = Object.fromEntries(
    Object.entries(api).map(([name, call]) => [name, loud(call as Call)]),
  ) as never;
  return { calls, haveFailed: () => failures > 0 };
}

const formPages = new Set(["/login", "/register"]);

/** One address a page; and a form that was sent before its script had come is shown again. */
function redirectOf({ method, path }: Context) {
  if (method === "POST") return formPages.has(path) ? { status: 303, path } : undefined;
  return path.length > 1 && path.endsWith("/") ? { status: 308, path: path.replace(/\/+$/, "") } : undefined;
}

type Drawn = Omit<RenderedPage, "html" | "indexable"> &
  Readonly<{
    body: PageBody;
    /** It will look the same as long as the content does. */
    isLasting: boolean;
  }>;

type Drawing = Readonly<{ forStaff: boolean; log: Logger; former?: Drawn | undefined }>;

const createDrawing =
  ({ render, api, site }: Needs) =>
  async (url: string, { forStaff, log, former }: Drawing): Promise<Drawn> => {
    const { calls, haveFailed } = watched(api, log);
    const { html, indexable, ...page } = await render(url, calls, await site({ forStaff }));
    // What search engines should not keep, such as samples and endless combinations of filters, is not kept here either.
    const isLasting = page.status === 200 && indexable && !haveFailed();
    return { ...page, body: pageBody(html, former?.body), isLasting };
  };

/** The compressed forms together take less than the text. */
const roomFor = ({ body, policy, isLasting }: Drawn) => (isLasting ? 2 * body.text.length + policy.length : null);

/** Draws a page, or takes it from those that are kept. Staff get pages of their own. */
function createPages(needs: Needs) {
  const draw = createDrawing(needs);
  const cache = createPageCache<Drawn>({ maxBytes, maxAgeMs, now: needs.now, roomFor });
  const compress = createPageCompressor();

  return async (ctx: Context, forStaff: boolean): Promise<Drawn> => {
    const { log } = ctx.state;
    const key = forStaff ? null : pageKey(ctx.path, new URLSearchParams(ctx.querystring));
    if (key === null) return draw(ctx.url, { forStaff, log });
    const version = await needs.contentVersion();
    const page = await cache.find(key, version, (former) => draw(key, { forStaff, log, former }));
    if (page.isLasting)
      compress(page.body).catch((error: unknown) => log.error({ err: error }, "a page could not be compressed"));
    return page;
  };
}

/** Every other path is the public site's: it answers with a page, be it its 404. */
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
