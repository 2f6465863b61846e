import { recoveryCodeCount } from "@etalase/contracts/auth";
import type { TwoFactorInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { codeOf, isOneTimeCode, noTwoFactor, type TwoFactor } from "../../domain/two-factor.ts";
import { type Actor, isSuperadmin, type Source, terminal, type User } from "../../domain/user.ts";
import { type AuditLog, accountOf, createTellingOwnRefusals } from "../audit.ts";
import type { OwnerNotices, OwnPassword } from "../credentials.ts";
import type { LoginLimits, Origin } from "../login-limits.ts";
import type { Clock, SiteState, Transaction } from "../ports.ts";
import type { SessionRepository, Standing } from "../sessions.ts";
import type { UserRepository } from "../users.ts";

export interface TwoFactorRepository {
  find(userId: string): Promise<TwoFactor | null>;
  save(twoFactor: TwoFactor): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Returns those of the accounts with two-factor sign-in. */
  enabledAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Codes of authenticator apps (RFC 6238), and recovery codes for the day when the app is lost. */
export interface OneTimeCodes {
  /** 160 random bits in base32, the form that apps accept. */
  newSecret(): string;
  newRecoveryCode(): string;
  /** The address in a QR code for an app. */
  uriOf(secret: string, labels: Readonly<{ issuer: string; username: string }>): string;
  /** Returns the time step of the code: one within a step of `at`, later than `after`. Null for none. */
  stepOf(code: string, given: Readonly<{ secret: string; at: Date; after: number }>): number | null;
}

/** Seals data so that the database's copy is useless without the site's secret, or for another account. */
export interface SecretBox {
  close(text: string, owner: string): string;
  /** Null for data that was sealed with another secret or for another owner. */
  open(sealed: string, owner: string): string | null;
  hashOf(text: string, owner: string): string;
}

type Needs = Readonly<{
  twoFactors: TwoFactorRepository;
  users: UserRepository;
  sessions: Pick<SessionRepository, "removeOf">;
  oneTimeCodes: OneTimeCodes;
  secretBox: SecretBox;
  loginLimits: LoginLimits;
  ownPassword: OwnPassword;
  notices: Pick<OwnerNotices, "twoFactorChanged">;
  siteState: SiteState;
  standing: Standing;
  transaction: Transaction;
  audit: AuditLog;
  /** The name of the site in authenticator apps. */
  issuer: () => Promise<string>;
  now: Clock;
}>;

/** The owner of the second factor, and the session of the request, which goes on. */
type Asking = Readonly<{ user: User; sessionId: string }>;

const pendingMs = 15 * 60_000;

const unsatisfied = (message: string) => new DomainError("unauthenticated", { message, twoFactor: true });

/** Sign-in by a second factor. A code counts once over all instances: every use holds the site's lock. */
export function createTwoFactorService(needs: Needs) {
  const { twoFactors, users, sessions, oneTimeCodes, secretBox, loginLimits, issuer, now } = needs;
  const { ownPassword, notices, siteState, standing, transaction, audit } = needs;
  const tellingRefusals = createTellingOwnRefusals(audit);

  const stepOf = (sealed: string, { id, after }: Readonly<{ id: string; after: number }>, code: string) => {
    const secret = secretBox.open(sealed, id);
    return secret === null ? null : oneTimeCodes.stepOf(code, { secret, at: now(), after });
  };

  /**
   * The pending secret, valid for the session that began it and for a quarter of an hour, since it was obtained with a
   * password.
   */
  const begunIn = (sealed: string, { user, sessionId }: Asking): string | null => {
    const [secret = "", session, at] = secretBox.open(sealed, user.id)?.split(" ") ?? [];
    return session === sessionId && now().getTime() - Number(at) < pendingMs ? secret : null;
  };

  /** The stored data after the use of this code; null for an invalid code. */
  const afterUse = (stored: TwoFactor, typed: string): TwoFactor | null => {
    const { id, secret, lastStep, recoveryHashes } = stored;
    const code = codeOf(typed);
    if (isOneTimeCode(code)) {
      const step = secret && stepOf(secret, { id, after: lastStep }, code);
      return step ? { ...stored, lastStep: step } : null;
    }
    const hash = secretBox.hashOf(code, id);
    if (!recoveryHashes.includes(hash)) return null;
    return { ...stored, recoveryHashes: recoveryHashes.filter((one) => one !== hash) };
  };

  /** Changes the stored data of an account, one call after the other. */
  const change = <T>({ id }: User, work: (stored: TwoFactor) => Promise<T>): Promise<T> =>
    transaction(async () => {
      await siteState.lock();
      if (!(await users.findById(id))) throw new DomainError("unauthenticated");
      return work((await twoFactors.find(id)) ?? noTwoFactor(id));
    });

  const turnOff = (user: User, by: Source, mayStill = async () => {}) =>
    change(user, async ({ id, secret }) => {
      await mayStill();
      await twoFactors.remove(id);
      if (!secret) return;
      await notices.twoFactorChanged(user, { now: "off", by: by.user });
      await audit.record(by, [{ ...accountOf(user), action: "twoFactorOff" }]);
    });

  const isOn = async (userId: string) => Boolean((await twoFactors.find(userId))?.secret);

  return {
    isOn,
    enabledAmong: twoFactors.enabledAmong,

    /** Returns whether two-factor sign-in is on, and the number of unused recovery codes. */
    async stateOf(userId: string) {
      const stored = await twoFactors.find(userId);
      return stored?.secret
        ? { enabled: true, recoveryCodesLeft: stored.recoveryHashes.length }
        : { enabled: false, recoveryCodesLeft: 0 };
    },

    /**
     * Runs inside the transaction of the sign-in, under the site's lock. Returns the kind of code when it was not the
     * app's.
     * @throws {DomainError} without a valid code
     */
    async pass({ id }: User, code: string | undefined): Promise<"recoveryCode" | null> {
      const stored = await twoFactors.find(id);
      if (!stored?.secret) return null;
      if (!code) throw unsatisfied(accountMessages.codeWanted);
      const used = afterUse(stored, code);
      if (!used) throw unsatisfied(accountMessages.invalidCode);
      await twoFactors.save(used);
      return used.recoveryHashes.length < stored.recoveryHashes.length ? "recoveryCode" : null;
    },

    /**
     * Makes a secret that waits for its first code. Requires the credentials, since another person may be using the
     * session.
     * @throws {DomainError} under `password`, and under `code` when it would replace a second factor
     */
    async begin({ user, sessionId }: Asking, { password, code }: TwoFactorInput, origin: Origin) {
      const secret = oneTimeCodes.newSecret();
      const by = { user, ip: origin.ip };
      const pending = secretBox.close([secret, sessionId, now().getTime()].join(" "), user.id);
      const keep = (stored: TwoFactor) => twoFactors.save({ ...stored, pending });
      await ownPassword.check(user, { action: "twoFactorOn", password: { password } }, origin, async (attempt) => {
        if (code) await attempt.triesCode();
        await change(user, async (stored) => {
          if (!stored.secret) return keep(stored);
          if (!code) throw invalidField("code", accountMessages.presentCodeWanted);
          const used = afterUse(stored, code);
          if (!used) throw invalidField("code", accountMessages.invalidCode, "code");
          if (used.recoveryHashes.length < stored.recoveryHashes.length)
            await audit.record(by, [{ ...accountOf(user), action: "update", detail: { fields: ["recoveryCode"] } }]);
          return keep(used);
        });
      });
      return { secret, uri: oneTimeCodes.uriOf(secret, { issuer: await issuer(), username: user.username }) };
    },

    /** Activates the pending secret, with new recovery codes, which are shown only once. All other sessions end. */
    confirm({ user, sessionId }: Asking, typed: string, origin: Origin): Promise<readonly string[]> {
      const by = { user, ip: origin.ip };
      return tellingRefusals(by, { action: "twoFactorOn", find: async () => user }, async () => {
        const attempt = await loginLimits.begin({ name: user.username, user, origin });
        const recoveryCodes = Array.from({ length: recoveryCodeCount }, oneTimeCodes.newRecoveryCode);
        const recoveryHashes = recoveryCodes.map((code) => secretBox.hashOf(codeOf(code), user.id));
        await change(user, async ({ id, pending, secret }) => {
          const begun = pending && begunIn(pending, { user, sessionId });
          const step = begun && oneTimeCodes.stepOf(codeOf(typed), { secret: begun, at: now(), after: 0 });
          if (!step) throw invalidField("code", accountMessages.invalidCode, "code");
          await twoFactors.save({
            id,
            secret: secretBox.close(begun, id),
            pending: null,
            lastStep: step,
            recoveryHashes,
          });
          await sessions.removeOf(id, sessionId);
          await notices.twoFactorChanged(user, { now: secret ? "replaced" : "on", by: user });
          await audit.record(by, [{ ...accountOf(user), action: secret ? "twoFactorReplace" : "twoFactorOn" }]);
        });
        await attempt.takenBack();
        return recoveryCodes;
      });
    },

    /** @throws {DomainError} under `password` */
    async turnOff(user: User, password: string, origin: Origin) {
      await ownPassword.check(user, { action: "twoFactorOff", password: { password } }, origin);
      await turnOff(user, { user, ip: origin.ip });
    },

    /**
     * A superadmin turns another account's off, with the own password.
     * @throws {DomainError} "notFound" for an unknown account, "invalid" for the own one, and under `password`
     */
    async turnOffOf(id: string, password: string, { by, origin }: Readonly<{ by: Actor; origin: Origin }>) {
      if (id === by.user.id) throw new DomainError("invalid", { message: accountMessages.ownTwoFactorItself });
      const user = await users.findById(id);
      if (!user) throw new DomainError("notFound");
      await ownPassword.check(by.user, { action: "twoFactorOff", password: { password }, about: user }, origin);
      // Checking the password takes time, in which the right may have ended.
      await turnOff(user, by, () => standing(by, isSuperadmin));
    },

    /** For the terminal. */
    drop: (user: User) => turnOff(user, terminal),

    /** Returns whether superadmins must have two-factor sign-in. */
    isRequired: () => siteState.twoFactorRequired(),

    /** The superadmin who sets the requirement must meet it, so that it never shuts everybody out. */
    require: (by: Actor, required: boolean) =>
      change(by.user, async ({ secret }) => {
        if (required && !secret) throw invalidField("required", accountMessages.ownTwoFactorFirst);
        await siteState.requireTwoFactor(required);
        const detail = { fields: ["twoFactorRequired"], twoFactorRequired: required };
        await audit.record(by, [{ action: "update", resource: "settings", record: null, detail }]);
      }),

    /** Returns whether the account may only set up two-factor sign-in. */
    isLacking: async ({ id, role }: User): Promise<boolean> =>
      role === "superadmin" && (await siteState.twoFactorRequired()) && !(await isOn(id)),
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
