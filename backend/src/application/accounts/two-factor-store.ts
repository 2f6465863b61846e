import { DomainError } from "../../domain/errors.ts";
import { codeOf, isOneTimeCode, noTwoFactor, type TwoFactor } from "../../domain/two-factor.ts";
import type { User } from "../../domain/user.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";

export interface TwoFactorRepository {
  find(userId: string): Promise<TwoFactor | null>;
  save(twoFactor: TwoFactor): Promise<unknown>;
  remove(userId: string): Promise<unknown>;
  /** Returns those of the accounts with two-factor sign-in. */
  enabledAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

type StoreNeeds = Readonly<{ twoFactors: TwoFactorRepository; users: UserRepository; exclusively: Transaction }>;

/** Changes the stored data of an account, one call after the other. */
export const changeTwoFactor = <T>(
  { twoFactors, users, exclusively }: StoreNeeds,
  { id }: User,
  work: (stored: TwoFactor) => Promise<T>,
): Promise<T> =>
  exclusively(async () => {
    if (!(await users.findById(id))) throw new DomainError("unauthenticated");
    return work((await twoFactors.find(id)) ?? noTwoFactor(id));
  });

/** Codes of authenticator apps (RFC 6238), and recovery codes for the day when the app is lost. */
export interface OneTimeCodes {
  /** 160 random bits in base32, the form that apps accept. */
  newSecret(): string;
  newRecoveryCode(): string;
  /** The address in a QR code for an app. */
  uriOf(secret: string, labels: Readonly<{ issuer: string; username: string }>): string;
  /** Returns the time step of the code: one within a step of `at`, later than `after`. Null for none. */
  stepOf(code: string, options: Readonly<{ secret: string; at: Date; after: number }>): number | null;
}

/** Seals data so that the database's copy is useless without the site's secret, or for another account. */
export interface SecretBox {
  close(text: string, owner: string): string;
  /** Null for data that was sealed with another secret or for another owner. */
  open(sealed: string, owner: string): string | null;
  hashOf(text: string, owner: string): string;
}

export type CodeNeeds = Readonly<{ oneTimeCodes: OneTimeCodes; secretBox: SecretBox; now: Clock }>;

/** The owner of the second factor, and the session of the request, which goes on. */
export type Asking = Readonly<{ user: User; sessionId: string }>;

const pendingMs = 15 * 60_000;

/** Seals a secret that waits for its first code in the session that began it. */
export const closePending = ({ secretBox, now }: CodeNeeds, secret: string, { user, sessionId }: Asking): string =>
  secretBox.close([secret, sessionId, now().getTime()].join(" "), user.id);

/**
 * The pending secret, valid for the session that began it and for a quarter of an hour, since it was obtained with a
 * password.
 */
export function openPending({ secretBox, now }: CodeNeeds, sealed: string, { user, sessionId }: Asking): string | null {
  const [secret = "", session, at] = secretBox.open(sealed, user.id)?.split(" ") ?? [];
  return session === sessionId && now().getTime() - Number(at) < pendingMs ? secret : null;
}

/** The stored data after the use of this code; null for an invalid code. */
export function afterUse(needs: CodeNeeds, stored: TwoFactor, typed: string): TwoFactor | null {
  const { secretBox, oneTimeCodes, now } = needs;
  const { id, recoveryHashes, lastStep: after } = stored;
  const code = codeOf(typed);
  if (isOneTimeCode(code)) {
    const secret = stored.secret && secretBox.open(stored.secret, id);
    const step = secret ? oneTimeCodes.stepOf(code, { secret, at: now(), after }) : null;
    return step ? { ...stored, lastStep: step } : null;
  }
  const hash = secretBox.hashOf(code, id);
  if (!recoveryHashes.includes(hash)) return null;
  return { ...stored, recoveryHashes: recoveryHashes.filter((one) => one !== hash) };
}

/** Tells whether a use has taken one of the recovery codes. */
export const hasTakenRecoveryCode = (before: TwoFactor, after: TwoFactor): boolean =>
  after.recoveryHashes.length < before.recoveryHashes.length;
