import { isStaff } from "@etalase/contracts/auth";
import { DomainError } from "../domain/errors.ts";
import type { User } from "../domain/user.ts";
import type { RateLimiter } from "./ports.ts";

/** Counts a try. @returns the number in the current window @throws {DomainError} "tooManyAttempts" beyond the limit */
export async function countTry(
  limiter: RateLimiter,
  key: string,
  { limit, windowMs }: Readonly<{ limit: number; windowMs: number }>,
): Promise<number> {
  const { count, retryAfter } = await limiter.count(key, windowMs);
  if (count > limit) throw new DomainError("tooManyAttempts", { limit, retryAfter });
  return count;
}

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** Limits how often an address makes accounts or sets passwords by links: 5 times a minute, 20 a day, for each. */
export const createSignUpLimits =
  (limiter: RateLimiter) =>
  /** @throws {DomainError} "tooManyAttempts" */
  async (kind: "register" | "invitation" | "reset", ip: string): Promise<void> => {
    await countTry(limiter, `${kind}:minute:${ip}`, { limit: 5, windowMs: minuteMs });
    await countTry(limiter, `${kind}:day:${ip}`, { limit: 20, windowMs: dayMs });
  };

export type SignUpLimits = ReturnType<typeof createSignUpLimits>;

/**
 * Limits how often an account without staff rights, which anybody can have, signs in and changes itself: 30 times in a
 * quarter of an hour, for each. Signing out is never refused: a session that ends has begun.
 */
export const createActLimits =
  (limiter: RateLimiter) =>
  /** @throws {DomainError} "tooManyAttempts" */
  async (kind: "signIn" | "change", { id, role }: User): Promise<void> => {
    if (!isStaff(role)) await countTry(limiter, `own:${kind}:${id}`, { limit: 30, windowMs: quarterMs });
  };

export type ActLimits = ReturnType<typeof createActLimits>;
