import { servedPaths, unsubscribePath } from "@etalase/contracts/site/paths";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import type { Context, Middleware } from "koa";
import { HttpError } from "./errors.ts";
import type { Limits } from "./limits.ts";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const anyHost = new Set<string>([servedPaths.health, servedPaths.readiness]);

type Rule = Readonly<{
  publicUrl: string;
  /** PUBLIC_URL was not set: loopback names are accepted. */
  isDefault: boolean;
}>;

const asksForPage = (ctx: Context) =>
  (ctx.method === "GET" || ctx.method === "HEAD") &&
  !ctx.path.startsWith(`${servedPaths.api}/`) &&
  Boolean(ctx.accepts("html")) &&
  ctx.get("Accept").includes("text/html");

/** Clients of proxies request whole addresses; an address of another site stays whole. */
function withoutOrigin(url: string, publicUrl: string): string {
  const path = url.startsWith(publicUrl) ? url.slice(publicUrl.length) : undefined;
  if (path === "" || path?.startsWith("?")) return `/${path}`;
  return path?.startsWith("/") ? path : url;
}

/** Answers only for the site's own host. Absolute addresses are never made from the request. */
export function hostRule({ publicUrl, isDefault }: Rule): Middleware {
  const own = new URL(publicUrl).host;
  return async (ctx, next) => {
    const { host: hosts = [], authorization: tokens = [] } = ctx.req.headersDistinct;
    const host = hosts[0]?.toLowerCase() ?? "";
    // A repeated header could mean one thing to a proxy and another here.
    ctx.url = withoutOrigin(ctx.url, publicUrl);
    const isAmbiguous = hosts.length > 1 || tokens.length > 1 || !ctx.url.startsWith("/");
    if (isAmbiguous) throw new HttpError(400, serverMessages.malformedBody);
    if (host === own || anyHost.has(ctx.path)) return next();
    const name = host.replace(/:\d+$/, "");
    if (!isDefault || !loopbackNames.has(name)) throw new HttpError(421, serverMessages.wrongHost(host.slice(0, 100)));
    if (name === "localhost" || !asksForPage(ctx)) return next();
    // Pages have a single loopback name, since cookies and storage belong to a name.
    ctx.status = 308;
    ctx.set("Location", `${publicUrl}${ctx.url}`);
  };
}

/** Mail programs in a browser post here as well, and every holder of the link may: cookies make no difference. */
const isByLinkAlone = ({ path }: Context) => path.startsWith(unsubscribePath(""));

/** Refuses changes that another site requests. @param refused called with each of them */
export function sameOriginRule(publicUrl: string, refused: (ctx: Context) => Promise<void>): Middleware {
  const safe = new Set(["GET", "HEAD", "OPTIONS"]);
  return async (ctx, next) => {
    const origin = ctx.get("Origin");
    const isForeign = ctx.get("Sec-Fetch-Site") === "cross-site" || (origin !== "" && origin !== publicUrl);
    if (!isForeign || safe.has(ctx.method) || isByLinkAlone(ctx)) return next();
    await refused(ctx);
    throw new HttpError(403, messages.forbidden);
  };
}

const ends = { Connection: "close" };

/** Refuses heads that are wrong for every route. */
export const requestHead =
  ({ headers: most }: Limits): Middleware =>
  async (ctx, next) => {
    const { req } = ctx;
    if (req.rawHeaders.length / 2 > most) throw new HttpError(431, serverMessages.headTooLarge, ends);
    const lacksHost = req.headers.host === undefined && req.httpVersion !== "1.0";
    if (lacksHost) throw new HttpError(400, serverMessages.malformedRequest, ends);
    await next();
  };

/** The rest of an unread body is not awaited: the connection ends with the answer. */
export const unreadBody: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.req.complete) ctx.set("Connection", "close");
};

/** @throws {HttpError} 405 for a method that does not read */
export function refuseWrites({ method }: Context): void {
  if (!["GET", "HEAD"].includes(method))
    throw new HttpError(405, serverMessages.methodNotAllowed, { Allow: "GET, HEAD" });
}
