import { setTimeout as delay } from "node:timers/promises";
import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import { refuseWrites } from "./request-rules.ts";

type Needs = Readonly<{
  ping: () => Promise<void>;
  isStopping: () => boolean;
  /** Milliseconds of a monotonic clock, so that a clock that is set back delays no answer. */
  elapsed: () => number;
}>;

/** Milliseconds that the database may take, so that probes are answered within a second. */
const maxPingMs = 800;

const inTime = (ping: () => Promise<void>): Promise<boolean> =>
  Promise.race([
    ping().then(
      () => true,
      () => false,
    ),
    delay(maxPingMs, false, { ref: false }),
  ]);

/** /healthz: the process is up. /readyz: it can serve; the database is asked at most once a second. */
export function health({ ping, isStopping, elapsed }: Needs): Middleware {
  let askedAt = Number.NEGATIVE_INFINITY;
  let reachable: Promise<boolean> = Promise.resolve(false);

  const isReachable = () => {
    if (elapsed() - askedAt >= 1000) {
      askedAt = elapsed();
      reachable = inTime(ping);
    }
    return reachable;
  };

  return async (ctx, next) => {
    if (ctx.path !== servedPaths.health && ctx.path !== servedPaths.readiness) return next();
    refuseWrites(ctx);
    if (ctx.path === servedPaths.health) {
      ctx.body = { status: "ok" };
      return;
    }
    const ready = !isStopping() && (await isReachable());
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set("Retry-After", "5");
    ctx.body = { status: ready ? "ready" : "unavailable" };
  };
}
