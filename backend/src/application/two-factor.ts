import { recoveryCodeCount } from "@etalase/contracts/auth";
import type { TwoFactorInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { DomainError, invalidField } from "../domain/errors.ts";
import { codeOf, isOneTimeCode, noTwoFactor, type TwoFactor } from "../domain/two-factor.ts";
import { type Actor, isSuperadmin, type User } from "../domain/user.ts";
import { type AuditLog, accountOf, createTellingOwnRefusals, type Source, terminal } from "./audit.ts";
import type { OwnerNotices, OwnPassword } from "./credentials.ts";
import type { LoginLimits, Origin } from "./login-limits.ts";
import type { Clock, SiteState, Transaction } from "./ports.ts";
import type { SessionRepository, Standing } from "./sessions.ts";
import type { UserRepository } from "./users.ts";

export interface TwoFactorRepository {
  find(userId: string): Promise<TwoFactor | null>;
  save(twoFactor: TwoFactor): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Returns those of the accounts that have it on. */
  enabledAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Codes of authenticator apps (RFC 6238), and those for the day when the app is lost. */
export interface OneTimeCodes {
  /** 160 random bits as base32, which apps take. */
  newSecret(): string;
  newRecoveryCode(): string;
  /** The address that a QR code tells an app. */
  uriOf(secret: string, labels: Readonly<{ issuer: string; username: string }>): string;
  /** Returns the time step that the code belongs to: one within a step of `at`, later than `after`. Null for none. */
  stepOf(code: string, given: Readonly<{ secret: string; at: Date; after: number }>): number | null;
}

/** Makes what the database holds useless without the site's secret, or for another account. */
export interface SecretBox {
  close(text: string, owner: string): string;
  /** Null for what was sealed with another secret or for another owner. */
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
  /** What apps call the site. */
  issuer: () => Promise<string>;
  now: Clock;
}>;

/** Whose second factor, and the session that asks, which goes on. */
type Asking = Readonly<{ user: User; sessionId: string }>;

const pendingMs = 15 * 60_000;

const unsatisfied = (message: string) => new DomainError("unauthenticated", { message, twoFactor: true });

/** Sign-in by a second factor. A code counts once, on whichever instance: what uses it holds the site's lock. */
export function createTwoFactorService(needs: Needs) {
  const { twoFactors, users, sessions, oneTimeCodes, secretBox, loginLimits, issuer, now } = needs;
  const { ownPassword, notices, siteState, standing, transaction, audit } = needs;
  const tellingRefusals = createTellingOwnRefusals(audit);

  const stepOf = (sealed: string, { id, after }: Readonly<{ id: string; after: number }>, code: string) => {
    const secret = secretBox.open(sealed, id);
    return secret === null ? null : oneTimeCodes.stepOf(code, { secret, at: now(), after });
  };

  /** The secret that waits, for the session that began it, and for a quarter of an hour: a password opened the way to it. */
  const begunIn = (sealed: string, { user, sessionId }: Asking): string | null => {
    const [secret = "", session, at] = secretBox.open(sealed, user.id)?.split(" ") ?? [];
    return session === sessionId && now().getTime() - Number(at) < pendingMs ? secret : null;
  };

  /** What is stored once this code has been used; null for a code that does not hold. */
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

  /** Works on what the account has stored, one after the other. */
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

    /** Says whether it is on, and how many recovery codes have not been used. */
    async stateOf(userId: string) {
      const stored = await twoFactors.find(userId);
      return stored?.secret
        ? { enabled: true, recoveryCodesLeft: stored.recoveryHashes.length }
        : { enabled: false, recoveryCodesLeft: 0 };
    },

    /**
     * Inside the transaction that signs in, under the site's lock. Returns what else than the app's code it was.
     * @throws {DomainError} without a code that holds
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
     * Makes a secret that waits for its first code. Takes what signs in, since a session may be somebody else's.
     * @throws {DomainError} under `password`, and under `code` where there is a factor that it would replace
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

    /** Puts the waiting secret in force, with new recovery codes, which are told this once. All other sessions end. */
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
     * A superadmin turns somebody else's off, by the own password.
     * @throws {DomainError} "notFound" for no account, "invalid" for the own one, and under `password`
     */
    async turnOffOf(id: string, password: string, { by, origin }: Readonly<{ by: Actor; origin: Origin }>) {
      if (id === by.user.id) throw new DomainError("invalid", { message: accountMessages.ownTwoFactorItself });
      const user = await users.findById(id);
      if (!user) throw new DomainError("notFound");
      await ownPassword.check(by.user, { action: "twoFactorOff", password: { password }, about: user }, origin);
      // The password takes its time, in which the right may have ended.
      await turnOff(user, by, () => standing(by, isSuperadmin));
    },

    /** From the terminal. */
    drop: (user: User) => turnOff(user, terminal),

    /** Says whether superadmins have to have it on. */
    isRequired: () => siteState.twoFactorRequired(),

    /** Whoever demands it has it: so the demand never shuts out everybody. */
    require: (by: Actor, required: boolean) =>
      change(by.user, async ({ secret }) => {
        if (required && !secret) throw invalidField("required", accountMessages.ownTwoFactorFirst);
        await siteState.requireTwoFactor(required);
        const detail = { fields: ["twoFactorRequired"], twoFactorRequired: required };
        await audit.record(by, [{ action: "update", resource: "settings", record: null, detail }]);
      }),

    /** Says whether the account may do nothing but set it up. */
    isLacking: async ({ id, role }: User): Promise<boolean> =>
      role === "superadmin" && (await siteState.twoFactorRequired()) && !(await isOn(id)),
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
