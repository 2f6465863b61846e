import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import type { Context } from "koa";
import type { Sender } from "../../application/leads/taking.ts";
import { dayOf } from "../../domain/time.ts";
import type { Viewer } from "../../domain/user.ts";
import { addressOf } from "../address.ts";
import type { Sessions } from "./session.ts";

/** Hashes a visitor of today: the hash cannot be reversed, and changes every day. Days are the same as for visits. */
export const visitorOf = (ctx: Context, secret: string, now: Date): string =>
  createHmac("sha256", secret)
    .update(`visitor ${dayOf(now)} ${addressOf(ctx)} ${ctx.get("User-Agent")}`)
    .digest("hex")
    .slice(0, 32);

/** Prefetches by the browser do not count as visits. */
const isPrefetch = (ctx: Context): boolean =>
  ["Sec-Purpose", "Purpose", "X-Moz"].some((header) => /prefetch|prerender|preview/i.test(ctx.get(header)));

const isRobot = (ctx: Context): boolean => isbot(ctx.get("User-Agent") || "bot");

const seemsRobot = (ctx: Context): boolean => isRobot(ctx) || isPrefetch(ctx);

type StaffOf = Pick<Sessions, "isStaffBrowser">;

/** Tells the staff, who look at their own site or try it. */
export const isStaffAt = (ctx: Context, viewer: Viewer, { isStaffBrowser }: StaffOf): boolean =>
  viewer === "staff" || isStaffBrowser(ctx);

/**
 * Recognises visitors to count: not robots, not staff (signed out or not), and nobody before the site has an account,
 * when only its owner comes.
 */
export async function isVisitor(
  ctx: Context,
  viewer: Viewer,
  sessions: StaffOf & Pick<Sessions, "isKnownBrowser" | "hasAccounts">,
): Promise<boolean> {
  if (isStaffAt(ctx, viewer, sessions) || sessions.isKnownBrowser(ctx) || seemsRobot(ctx)) return false;
  return sessions.hasAccounts();
}

/** The sender of a lead, which is a test by staff, or held back when a robot seems to have sent it. */
export function senderOf(ctx: Context, viewer: Viewer, sessions: StaffOf): Sender {
  const isTest = isStaffAt(ctx, viewer, sessions);
  return { ip: addressOf(ctx), isTest, heldBack: !isTest && seemsRobot(ctx) ? "robot" : null };
}
