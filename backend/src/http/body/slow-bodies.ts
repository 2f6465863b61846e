import type { Context } from "koa";
import { addressOf } from "../address.ts";
import type { Limits } from "../limits.ts";
import { createPlaces } from "../places.ts";
import { turnedAway } from "../turned-away.ts";

/** Limits how many bodies are slow at once. A body that arrives in time needs no place, so nobody can block it. */
export function createSlowBodies({ slowBodyMs, slowBodies, slowBodiesPerAddress }: Limits) {
  const places = createPlaces({ total: slowBodies, perAddress: slowBodiesPerAddress });

  /** Returns the result of `read`. @throws {HttpError} 503 when too many are slow */
  return async <T>(ctx: Context, read: () => Promise<T>): Promise<T> => {
    const address = addressOf(ctx);
    const refusal = Promise.withResolvers<never>();
    let leave = () => {};
    const isSlow = setTimeout(() => {
      if (places.isFullFor(address)) refusal.reject(turnedAway());
      else leave = places.take(address);
    }, slowBodyMs);
    try {
      return await Promise.race([read(), refusal.promise]);
    } finally {
      clearTimeout(isSlow);
      leave();
    }
  };
}
