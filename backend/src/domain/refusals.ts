import { DomainError, type DomainErrorKind } from "./errors.ts";
import type { User } from "./user.ts";

const hourMs = 60 * 60_000;

/** `most` entries of refusals are stored in an hour, and after that one for each power of ten. */
export type Budget = Readonly<{ key: string; most: number; told: "refusals" | "ownRefusals" }>;

export const budgetMs = hourMs;

/**
 * Keeps refusals from filling the disk, and people from exhausting each other's entries: signed-in people have separate
 * budgets from visitors, with a limit for each account and each address.
 */
export const budgetsOf = (user: Pick<User, "id"> | null, ip: string | null): readonly Budget[] =>
  user
    ? [
        { key: `audit:account:${user.id}`, most: 60, told: "ownRefusals" },
        { key: "audit:accounts", most: 500, told: "refusals" },
      ]
    : [
        { key: `audit:address:${ip}`, most: 40, told: "ownRefusals" },
        { key: "audit:anybody", most: 500, told: "refusals" },
      ];

export const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

const reasons: Partial<Record<DomainErrorKind, string>> = {
  tooManyAttempts: "limit",
  forbidden: "closed",
  conflict: "taken",
};

/** The reason for the refusal of a signed-in person; undefined when it does not concern security. */
export function ownReasonOf(error: unknown): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  return error.kind === "tooManyAttempts" ? "limit" : error.reason;
}

/**
 * The reason for the refusal of an attempt on an account, in a word; undefined when it does not concern rights, for
 * example when a password is too common.
 */
export function reasonOf(error: unknown, user: User | null): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.twoFactor) return "code";
  if (error.kind !== "unauthenticated") return reasons[error.kind];
  if (!user) return "unknown";
  return user.disabled ? "disabled" : "credentials";
}
