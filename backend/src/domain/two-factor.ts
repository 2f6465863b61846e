import type { User } from "./user.ts";

/** What an account that signs in by a second factor has stored. Secrets are sealed, codes are kept as hashes. */
export type TwoFactor = Readonly<{
  /** The account's. */
  id: string;
  /** Null until the first code has confirmed it: two-factor sign-in is off. */
  secret: string | null;
  /** A new secret that waits for its first code, in the session that began it; the one in force stays until then. */
  pending: string | null;
  /** The time step of the last code that was used: none counts twice. */
  lastStep: number;
  /** Those that have not been used. */
  recoveryHashes: readonly string[];
}>;

/** The new state of an account's second factor, and who changed it; null for the server's terminal. */
export type TwoFactorChange = Readonly<{ now: "on" | "replaced" | "off"; by: User | null }>;

export const noTwoFactor = (id: string): TwoFactor => ({
  id,
  secret: null,
  pending: null,
  lastStep: 0,
  recoveryHashes: [],
});

/** Reads a code as it is meant: apps and people write blanks and hyphens into it. */
export const codeOf = (typed: string): string => typed.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

/** Tells the codes of an authenticator app from recovery codes, which are longer. */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);
