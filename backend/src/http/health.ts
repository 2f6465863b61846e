import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";

type Needs = Readonly<{ ping: () => Promise<void>; isStopping: () => boolean; now: () => Date }>;

/** /healthz: the process is up. /readyz: it can serve; the database is asked at most once a second. */
export function health({ ping, isStopping, now }: Needs): Middleware {
  let askedAt = Number.NEGATIVE_INFINITY;
  let reachable: Promise<boolean> = Promise.resolve(false);

  const isReachable = () => {
    if (now().getTime() - askedAt >= 1000) {
      askedAt = now().getTime();
      reachable = ping().then(
        () => true,
        () => false,
      );
    }
    return reachable;
  };

  return async (ctx, next) => {
    if (ctx.path === servedPaths.health) {
      ctx.body = { status: "ok" };
      return;
    }
    if (ctx.path !== servedPaths.readiness) return next();
    const ready = !isStopping() && (await isReachable());
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set("Retry-After", "5");
    ctx.body = { status: ready ? "ready" : "unavailable" };
  };
}
