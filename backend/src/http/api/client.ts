import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { isbot } from "isbot";
import type { Context } from "koa";
import { dayOf } from "../../domain/time.ts";

/** Returns the address that limits count by: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressOf(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:/, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Hashes a visitor of today: nobody can undo the hash, and tomorrow's is another. Days are those that visits count. */
export const visitorOf = (ctx: Context, secret: string, now: Date): string =>
  createHmac("sha256", secret)
    .update(`visitor ${dayOf(now)} ${addressOf(ctx)} ${ctx.get("User-Agent")}`)
    .digest("hex")
    .slice(0, 32);

export const isRobot = (ctx: Context): boolean => isbot(ctx.get("User-Agent") || "bot");
