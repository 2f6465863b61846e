import { isStaff, recoveryCodeCount } from "@etalase/contracts/auth";
import type { TwoFactorInput } from "@etalase/contracts/auth.schema";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { codeOf, type TwoFactor } from "../../domain/two-factor.ts";
import { type Actor, isSuperadmin, type Source, terminal, type User } from "../../domain/user.ts";
import { accountOf, createOwnRefusalLog } from "../audit.ts";
import { existing } from "../content.ts";
import type { Origin } from "../login-limits.ts";
import { settingsAbout } from "../settings.ts";
import type { AccountTools } from "./tools.ts";
import {
  type Asking,
  afterUse,
  type CodeNeeds,
  changeTwoFactor,
  closePending,
  hasTakenRecoveryCode,
  openPending,
} from "./two-factor-store.ts";

type TwoFactorNeeds = AccountTools &
  CodeNeeds &
  Readonly<{
    /** The name of the site in authenticator apps. */
    issuer: () => Promise<string>;
  }>;

/**
 * The stored data with which a new secret may begin: a present second factor has to pass first.
 * @throws {DomainError} under `code`
 */
function passedWith(needs: CodeNeeds, stored: TwoFactor, code: string | undefined): TwoFactor {
  if (!stored.secret) return stored;
  if (!code) throw invalidField("code", accountMessages.presentCodeWanted);
  const used = afterUse(needs, stored, code);
  if (!used) throw invalidField("code", accountMessages.invalidCode, "code");
  return used;
}

type Activation = Readonly<{ asking: Asking; code: string; recoveryHashes: readonly string[] }>;

/** Stores the pending secret as the account's. @throws {DomainError} under `code` */
async function activate(needs: TwoFactorNeeds, stored: TwoFactor, { asking, code, recoveryHashes }: Activation) {
  const { twoFactors, oneTimeCodes, secretBox, now } = needs;
  const { id, pending } = stored;
  const secret = pending && openPending(needs, pending, asking);
  const step = secret && oneTimeCodes.stepOf(code, { secret, at: now(), after: 0 });
  if (!step) throw invalidField("code", accountMessages.invalidCode, "code");
  await twoFactors.save({ id, secret: secretBox.close(secret, id), pending: null, lastStep: step, recoveryHashes });
}

/** Recovery codes for the account, and their hashes, which alone are stored. */
function newRecoveryCodes({ oneTimeCodes, secretBox }: TwoFactorNeeds, userId: string) {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, oneTimeCodes.newRecoveryCode);
  return { recoveryCodes, recoveryHashes: recoveryCodes.map((code) => secretBox.hashOf(codeOf(code), userId)) };
}

/** Setting up a second factor: a secret for an app, which its first code activates. */
function createTwoFactorSetup(needs: TwoFactorNeeds) {
  const { twoFactors, oneTimeCodes, sessions, loginLimits, ownPassword, outbox, letters, audit, issuer } = needs;
  const loggingRefusals = createOwnRefusalLog(audit);

  return {
    /**
     * Makes a secret that waits for its first code. Requires the credentials, since another person may be using the
     * session.
     * @throws {DomainError} under `password`, and under `code` when it would replace a second factor
     */
    async begin(asking: Asking, { password, code }: TwoFactorInput, origin: Origin) {
      const { user } = asking;
      const secret = oneTimeCodes.newSecret();
      const pending = closePending(needs, secret, asking);
      await ownPassword.check(user, { action: "twoFactorOn", password: { password } }, origin, async (attempt) => {
        if (code) await attempt.triesCode();
        await changeTwoFactor(needs, user, async (stored) => {
          const passed = passedWith(needs, stored, code);
          if (hasTakenRecoveryCode(stored, passed))
            await audit.record({ user, ip: origin.ip }, [
              { ...accountOf(user), action: "update", detail: { fields: ["recoveryCode"] } },
            ]);
          await twoFactors.save({ ...passed, pending });
        });
      });
      return { secret, uri: oneTimeCodes.uriOf(secret, { issuer: await issuer(), username: user.username }) };
    },

    /** Activates the pending secret, with new recovery codes, which are shown only once. All other sessions end. */
    confirm(asking: Asking, typed: string, origin: Origin): Promise<readonly string[]> {
      const { user, sessionId } = asking;
      const by = { user, ip: origin.ip };
      return loggingRefusals(by, { action: "twoFactorOn", find: async () => user }, async () => {
        const attempt = await loginLimits.begin({ name: user.username, user, origin });
        const { recoveryCodes, recoveryHashes } = newRecoveryCodes(needs, user.id);
        await changeTwoFactor(needs, user, async (stored) => {
          await activate(needs, stored, { asking, code: codeOf(typed), recoveryHashes });
          await sessions.removeOf(user.id, sessionId);
          const change = { now: stored.secret ? "replaced" : "on", by: user } as const;
          await outbox.put({ to: user.email, ...(await letters.twoFactorChanged(user, change)) });
          const action = stored.secret ? "twoFactorReplace" : "twoFactorOn";
          await audit.record(by, [{ ...accountOf(user), action }]);
        });
        await attempt.takenBack();
        return recoveryCodes;
      });
    },
  };
}

const unsatisfied = (message: Refusal) => new DomainError("unauthenticated", { message, twoFactor: true });

function createTurningOff(needs: TwoFactorNeeds) {
  const { twoFactors, users, ownPassword, outbox, letters, checkRight, audit } = needs;

  const turnOff = (user: User, by: Source, mayStill = async () => {}) =>
    changeTwoFactor(needs, user, async ({ id, secret }) => {
      await mayStill();
      await twoFactors.remove(id);
      if (!secret) return;
      await outbox.put({ to: user.email, ...(await letters.twoFactorChanged(user, { now: "off", by: by.user })) });
      await audit.record(by, [{ ...accountOf(user), action: "twoFactorOff" }]);
    });

  return {
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
      const user = existing(await users.findById(id));
      await ownPassword.check(by.user, { action: "twoFactorOff", password: { password }, about: user }, origin);
      // Checking the password takes time, in which the right may have ended.
      await turnOff(user, by, () => checkRight(by, isSuperadmin));
    },

    /** For the terminal. */
    drop: (user: User) => turnOff(user, terminal),
  };
}

/** Sign-in by a second factor. A code counts once over all instances: every use holds the site's lock. */
export function createTwoFactorService(needs: TwoFactorNeeds) {
  const { twoFactors, siteState, audit } = needs;
  const isOn = async (userId: string) => Boolean((await twoFactors.find(userId))?.secret);
  const [setup, turningOff] = [createTwoFactorSetup(needs), createTurningOff(needs)];

  return {
    ...setup,
    ...turningOff,
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
      const used = afterUse(needs, stored, code);
      if (!used) throw unsatisfied(accountMessages.invalidCode);
      await twoFactors.save(used);
      return hasTakenRecoveryCode(stored, used) ? "recoveryCode" : null;
    },

    /** Returns whether admins and superadmins must have two-factor sign-in. */
    isRequired: () => siteState.twoFactorRequired(),

    /** The superadmin who sets the requirement must meet it, so that it never shuts everybody out. */
    require: (by: Actor, required: boolean) =>
      changeTwoFactor(needs, by.user, async ({ secret }) => {
        if (required && !secret) throw invalidField("required", accountMessages.ownTwoFactorFirst);
        await siteState.requireTwoFactor(required);
        const detail = { fields: ["twoFactorRequired"], twoFactorRequired: required };
        await audit.record(by, [{ action: "update", ...settingsAbout, detail }]);
      }),

    /** Returns whether the account may only set up two-factor sign-in. */
    isLacking: async ({ id, role }: User): Promise<boolean> =>
      isStaff(role) && (await siteState.twoFactorRequired()) && !(await isOn(id)),
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
