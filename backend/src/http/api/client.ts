import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import type { Context } from "koa";
import { dayOf } from "../../domain/time.ts";
import { addressOf } from "../address.ts";

/** Hashes a visitor of today: nobody can undo the hash, and tomorrow's is another. Days are those that visits count. */
export const visitorOf = (ctx: Context, secret: string, now: Date): string =>
  createHmac("sha256", secret)
    .update(`visitor ${dayOf(now)} ${addressOf(ctx)} ${ctx.get("User-Agent")}`)
    .digest("hex")
    .slice(0, 32);

export const isRobot = (ctx: Context): boolean => isbot(ctx.get("User-Agent") || "bot");
