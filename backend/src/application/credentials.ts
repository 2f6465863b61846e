import { noAlerts } from "@etalase/contracts/alerts";
import type { AuditAction } from "@etalase/contracts/audit";
import type { DashboardLanguage, Role } from "@etalase/contracts/auth";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { invalidField } from "../domain/errors.ts";
import { identityKey, type User } from "../domain/user.ts";
import { type AuditLog, createOwnRefusalLog } from "./audit.ts";
import type { Attempt, LoginLimits, Origin } from "./login-limits.ts";
import type { Clock, NewId } from "./ports.ts";

export interface PasswordHasher {
  /** @throws {DomainError} "busy" when too many hashes wait. */
  hash(password: string): Promise<string>;
  /**
   * Returns null for another password, and takes as long for a null hash as for a real one. A hash is outdated when
   * today's would be made with other parameters, or of the password in another form.
   */
  verify(hash: string | null, password: string): Promise<Readonly<{ isOutdated: boolean }> | null>;
  isCommon(password: string): Promise<boolean>;
}

/** A token's content: `binding` is the hash of the cookie that it works with, absent for clients without cookies. */
export type TokenClaims = Readonly<{ userId: string; sessionId: string; binding?: string }>;

export interface TokenSigner {
  sign(claims: TokenClaims, issuedAt: Date): Promise<string>;
  /** Null for a token that is not ours, is malformed, or has expired. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
}

type Chosen = Readonly<{ field: string; password: string; username: string }>;

/** @throws {DomainError} under the field, for a password that is not allowed */
export async function refuseWeak(passwords: PasswordHasher, { field, password, username }: Chosen): Promise<void> {
  if (await passwords.isCommon(password)) throw invalidField(field, accountMessages.commonPassword);
  if (identityKey(password) === username) throw invalidField(field, accountMessages.passwordIsUsername);
}

type NewAccount = Readonly<{ name: string; username: string; email: string; password: string }>;
/** Without a language, the dashboard follows the browser. */
type AccountOptions = Readonly<{ role: Role; language?: DashboardLanguage | undefined }>;

/** Makes an account that is not stored yet. @throws {DomainError} for a password that is not allowed */
export const createAccountMaker =
  ({ passwords, now, newId }: Readonly<{ passwords: PasswordHasher; now: Clock; newId: NewId }>) =>
  async (input: NewAccount, { role, language }: AccountOptions): Promise<User> => {
    const username = identityKey(input.username);
    await refuseWeak(passwords, { field: "password", password: input.password, username });
    const at = now();
    return {
      id: newId(),
      name: input.name,
      username,
      email: identityKey(input.email),
      passwordHash: await passwords.hash(input.password),
      role,
      disabled: false,
      lastSignInAt: null,
      signInLetters: false,
      language: language ?? null,
      alerts: noAlerts,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
  };

export type AccountMaker = ReturnType<typeof createAccountMaker>;

type Checking = Readonly<{
  passwords: PasswordHasher;
  loginLimits: LoginLimits;
  /** Counts a change of the own account. @throws {DomainError} "tooManyAttempts" */
  actLimits: (kind: "change", user: User) => Promise<void>;
  audit: Pick<AuditLog, "refused">;
}>;
/** The field with its typed value, and the action that it permits. */
type CredentialCheck = Readonly<{
  action: AuditAction;
  password: Readonly<Record<string, string>>;
  /** The account that the action concerns, when it is another one. */
  about?: User;
}>;

/** Requires the caller's own password again for actions that a stolen session must not allow. */
export const createOwnPassword = ({ passwords, loginLimits, actLimits, audit }: Checking) => {
  const loggingRefusals = createOwnRefusalLog(audit);
  return {
    /**
     * Checks the password.
     * @param also a further proof of identity, once the password is right
     * @throws {DomainError} under the field, for another than the account's own password
     */
    check: (
      user: User,
      { action, password: byField, about = user }: CredentialCheck,
      origin: Origin,
      also?: (attempt: Attempt) => Promise<void>,
    ): Promise<void> =>
      loggingRefusals({ user, ip: origin.ip }, { action, find: async () => about }, async () => {
        await actLimits("change", user);
        const attempt = await loginLimits.begin({ name: user.username, user, origin });
        for (const [field, password] of Object.entries(byField))
          if (!(await passwords.verify(attempt.isSpent ? null : user.passwordHash, password)))
            throw invalidField(field, accountMessages.wrongPassword, "credentials");
        await attempt.passwordHolds();
        await also?.(attempt);
        await attempt.succeeded();
      }),
  };
};

export type OwnPassword = ReturnType<typeof createOwnPassword>;
