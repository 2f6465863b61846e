import { isStaff } from "@etalase/contracts/auth";
import { DomainError } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import type { RateLimiter } from "../ports.ts";

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** @throws {DomainError} "tooManyAttempts" */
async function count(
  limiter: RateLimiter,
  key: string,
  { max, windowMs }: Readonly<{ max: number; windowMs: number }>,
) {
  const { count, retryAfter } = await limiter.count(key, windowMs);
  if (count > max) throw new DomainError("tooManyAttempts", { limit: max, retryAfter });
}

/** Limits how often an address makes accounts or sets passwords by links: 5 times a minute, 20 a day, for each. */
export const createSignUpLimits =
  (limiter: RateLimiter) =>
  /** @throws {DomainError} "tooManyAttempts" */
  async (kind: "register" | "invitation" | "reset", ip: string): Promise<void> => {
    await count(limiter, `${kind}:minute:${ip}`, { max: 5, windowMs: minuteMs });
    await count(limiter, `${kind}:day:${ip}`, { max: 20, windowMs: dayMs });
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
    if (!isStaff(role)) await count(limiter, `own:${kind}:${id}`, { max: 30, windowMs: quarterMs });
  };

export type ActLimits = ReturnType<typeof createActLimits>;
