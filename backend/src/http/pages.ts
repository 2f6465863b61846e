import { messages } from "@etalase/contracts/messages";
import type { PublicApi, RenderPage, SiteContext } from "@etalase/contracts/public-api";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { DomainError } from "../domain/errors.ts";
import { HttpError } from "./errors.ts";
import { etagOf, revalidated } from "./headers.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{
  render: RenderPage;
  api: PublicApi;
  site: (options: Readonly<{ forStaff: boolean }>) => Promise<SiteContext>;
  sessions: Sessions;
}>;

/** The same calls, with failures in the log: a page makes an error state of them, so nobody else would hear. */
function logged(api: PublicApi, log: Logger): PublicApi {
  type Call = (...args: unknown[]) => Promise<unknown>;
  const loud =
    (call: Call): Call =>
    (...args) =>
      call(...args).catch((error: unknown) => {
        log.error({ err: error }, "a page could not load its data");
        throw error;
      });
  // The same names and signatures: each call is passed on as it came.
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, loud(call as Call)])) as never;
}

const formPages = new Set(["/login", "/register"]);

/** One address a page; and a form that was sent before its script had come is shown again. */
function redirectOf({ method, path }: Context) {
  if (method === "POST") return formPages.has(path) ? { status: 303, path } : undefined;
  return path.length > 1 && path.endsWith("/") ? { status: 308, path: path.replace(/\/+$/, "") } : undefined;
}

/** Every other path is the public site's: it answers with a page, be it its 404. */
export const pages =
  ({ render, api, site, sessions }: Needs): Middleware =>
  async (ctx) => {
    const forStaff = sessions.isStaffBrowser(ctx);
    const context = await site({ forStaff });
    const elsewhere = redirectOf(ctx);
    if (elsewhere) {
      ctx.status = elsewhere.status;
      ctx.set("Location", `${context.publicUrl}${elsewhere.path}${ctx.search}`);
      return;
    }
    if (!["GET", "HEAD"].includes(ctx.method))
      throw new HttpError(405, messages.methodNotAllowed, { Allow: "GET, HEAD" });
    // Asked for by browsers of their own accord; a page would be wasted on them.
    if (ctx.path === "/favicon.ico") throw new DomainError("notFound");
    const { status, html, policy, location } = await render(ctx.url, logged(api, ctx.state.log), context);
    ctx.status = status;
    if (status === 503) ctx.set("Retry-After", "5");
    if (location) ctx.set("Location", `${context.publicUrl}${location}`);
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
    ctx.type = "html";
    ctx.body = html;
    if (status !== 200) return;
    ctx.set("Cache-Control", forStaff ? "private, no-store" : revalidated);
    ctx.etag = etagOf(html);
  };
