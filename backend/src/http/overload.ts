import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import { DomainError } from "../domain/errors.ts";

/** More requests at once than this would only make all of them slow. */
const maxInFlight = 200;

/** Turns requests away while too many are under way. */
export function overload(): Middleware {
  let inFlight = 0;
  return async (ctx, next) => {
    if (inFlight >= maxInFlight && ctx.path !== servedPaths.health) throw new DomainError("busy", { retryAfter: 2 });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}
