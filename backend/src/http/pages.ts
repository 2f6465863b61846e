import { publicPolicy } from "@etalase/contracts/csp";
import type { PublicApi, RenderPage, SiteContext } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { HttpError } from "./errors.ts";
import { etagOf, revalidated } from "./headers.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{ render: RenderPage; api: PublicApi; site: () => SiteContext; sessions: Sessions }>;

/** The same calls, with failures in the log: a page makes an error state of them, so nobody else would hear. */
function logged(api: PublicApi, log: Logger): PublicApi {
  const loud =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A) =>
      call(...args).catch((error: unknown) => {
        log.error({ err: error }, "a page could not load its data");
        throw error;
      });
  return {
    blog: loud(api.blog),
    latest: loud(api.latest),
    facets: loud(api.facets),
    article: loud(api.article),
    related: loud(api.related),
  };
}

/** Every other path is the public site's: it answers with a page, be it its 404. */
export const pages =
  ({ render, api, site, sessions }: Needs): Middleware =>
  async (ctx) => {
    if (!["GET", "HEAD"].includes(ctx.method)) throw new HttpError(405, "Method not allowed", { Allow: "GET, HEAD" });
    const context = site();
    const { status, html, cssHash, location } = await render(ctx.url, logged(api, ctx.state.log), context);
    ctx.status = status;
    if (status === 503) ctx.set("Retry-After", "5");
    if (location) ctx.set("Location", `${context.publicUrl}${location}`);
    ctx.set("Content-Security-Policy", `${publicPolicy({ ...context, cssHash })}; frame-ancestors 'none'`);
    ctx.type = "html";
    ctx.body = html;
    if (status !== 200) return;
    ctx.set("Cache-Control", sessions.isStaffBrowser(ctx) ? "private, no-store" : revalidated);
    ctx.etag = etagOf(html);
  };
