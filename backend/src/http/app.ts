import { randomUUID } from "node:crypto";
import { servedPaths } from "@etalase/contracts/site/paths";
import Koa, { type Middleware } from "koa";
import compress from "koa-compress";
import type { Logger } from "pino";
import { bug, refusalOf } from "./errors.ts";
import { failurePage } from "./failure-page.ts";
import { securityHeaders } from "./headers.ts";
import { hostRule, sameOriginRule } from "./host.ts";
import { overload } from "./overload.ts";

type Options = Readonly<{
  publicUrl: string;
  /** PUBLIC_URL was not set. */
  isDefaultUrl: boolean;
  /** The number of proxies in front that may speak for the client. */
  trustedProxies: number;
  log: Logger;
  /** They run in this order: a request that one leaves goes to the next. */
  middleware: readonly Middleware[];
}>;

/** Returns the level that says whether somebody should look: refusals and changes are worth a line, reads are not. */
function levelOf(method: string, status: number) {
  if (status >= 500) return status === 503 ? "warn" : "error";
  return status < 400 && ["GET", "HEAD"].includes(method) ? "debug" : "info";
}

/** Logs one line for each request. */
const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    ctx.state.log = log.child({ requestId: id });
    ctx.set("X-Request-Id", id);
    await next();
    const { method, path, status } = ctx;
    const { route, userId } = ctx.state;
    const ms = Math.round(performance.now() - startedAt);
    ctx.state.log[levelOf(method, status)]({ method, path, route, userId, status, ms }, "request");
  };

/** Turns a thrown error into an answer; only bugs are worth a stack in the log. */
const errorAnswers: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) ctx.state.log.error({ err: error }, "unexpected error");
    const { status, body, headers } = refusal ?? bug;
    ctx.status = status;
    ctx.remove("ETag");
    ctx.set("Cache-Control", "no-store");
    ctx.set(headers);
    const wantsPage = !ctx.path.startsWith(servedPaths.api) && Boolean(ctx.accepts("json", "html") === "html");
    ctx.body = wantsPage ? failurePage(status, body.message) : body;
  }
};

/** Answers 304 to a client that has the answer already. */
const conditional: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
};

export function createApp({ publicUrl, isDefaultUrl, trustedProxies, log, middleware }: Options): Koa {
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  // Errors are answered and logged above; what remains are sockets that went away.
  app.on("error", (error: unknown) => log.debug({ err: error }, "connection error"));
  app.use(requestLog(log));
  app.use(securityHeaders(publicUrl));
  app.use(errorAnswers);
  app.use(overload());
  app.use(hostRule({ publicUrl, isDefault: isDefaultUrl }));
  app.use(sameOriginRule(publicUrl));
  app.use(compress({ threshold: 1024 }));
  app.use(conditional);
  for (const one of middleware) app.use(one);
  return app;
}
