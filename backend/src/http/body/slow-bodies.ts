import type { Context } from "koa";
import { addressOf } from "../address.ts";
import type { Limits } from "../limits.ts";
import { createPlaces } from "../places.ts";
import { turnedAway } from "../turned-away.ts";

/** Lets few bodies be slow at once. One that comes in time never needs a place, so that nobody can take it away. */
export function createSlowBodies({ slowBodyMs, slowBodies, slowBodiesPerAddress }: Limits) {
  const places = createPlaces({ total: slowBodies, perAddress: slowBodiesPerAddress });

  /** Returns what `read` resolves to. @throws {HttpError} 503 when too many are slow */
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
