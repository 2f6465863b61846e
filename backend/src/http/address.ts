import { isIPv6 } from "node:net";
import type { Context } from "koa";

/** Returns the rate-limit key: an IPv4 address, or the /64 network of an IPv6 customer. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** The client's rate-limit key, from the address that trusted proxies report. */
export const addressOf = (ctx: Context): string => networkOf(ctx.ip);
