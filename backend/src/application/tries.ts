import { DomainError } from "../domain/errors.ts";
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
