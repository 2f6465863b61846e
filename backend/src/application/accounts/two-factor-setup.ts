import { recoveryCodeCount } from "@etalase/contracts/auth";
import type { TwoFactorInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { invalidField } from "../../domain/errors.ts";
import { codeOf, type TwoFactor } from "../../domain/two-factor.ts";
import { accountOf, createOwnRefusalLog } from "../audit.ts";
import type { Origin } from "../login-limits.ts";
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

export type TwoFactorNeeds = AccountTools &
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
export function createTwoFactorSetup(needs: TwoFactorNeeds) {
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
