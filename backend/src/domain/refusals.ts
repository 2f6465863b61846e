import { DomainError, type DomainErrorKind } from "./errors.ts";
import type { User } from "./user.ts";

const hourMs = 60 * 60_000;

/** So many entries of refusals in an hour; from then on one each time that their number has another digit. */
export type Budget = Readonly<{ key: string; most: number; told: "refusals" | "ownRefusals" }>;

export const budgetMs = hourMs;

/**
 * Nobody may fill the disk with refusals, and nobody use up what there is for others: whoever is signed in has entries
 * apart from the crowd outside, and each account and each address only so many.
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

/** Why somebody who is signed in was refused; undefined for what is no matter of security. */
export function ownReasonOf(error: unknown): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  return error.kind === "tooManyAttempts" ? "limit" : error.reason;
}

/** Why somebody was refused who tried an account, in a word; undefined for what is no matter of rights, such as a password that is too common. */
export function reasonOf(error: unknown, user: User | null): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.twoFactor) return "code";
  if (error.kind !== "unauthenticated") return reasons[error.kind];
  if (!user) return "unknown";
  return user.disabled ? "disabled" : "credentials";
}
