import { isStaff } from "@etalase/contracts/auth";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { type Actor, isSuperadmin, type Source, terminal, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { existing } from "../content.ts";
import type { Origin } from "../login-limits.ts";
import { settingsAbout } from "../settings.ts";
import { createTwoFactorSetup, type TwoFactorNeeds } from "./two-factor-setup.ts";
import { afterUse, changeTwoFactor, hasTakenRecoveryCode } from "./two-factor-store.ts";

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
