import type { User } from "./user.ts";

/** The stored data of an account's second factor. Secrets are sealed, codes are stored as hashes. */
export type TwoFactor = Readonly<{
  /** The account's id. */
  id: string;
  /** Null until the first code has confirmed the secret: two-factor sign-in is off. */
  secret: string | null;
  /** A new secret that waits for its first code, in the session that began it; the current one is valid until then. */
  pending: string | null;
  /** The time step of the last used code: no code counts twice. */
  lastStep: number;
  /** The hashes of unused recovery codes. */
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

/** Normalises a typed code: apps and people write blanks and hyphens into it. */
export const codeOf = (typed: string): string => typed.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

/** Tells the codes of an authenticator app from recovery codes, which are longer. */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);
