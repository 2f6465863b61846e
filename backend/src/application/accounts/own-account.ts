import type { PasswordInput, SignOutEverywhereInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import type { AuditDetail } from "../../domain/audit.ts";
import { invalidField } from "../../domain/errors.ts";
import type { Actor, User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { refuseWeak } from "../credentials.ts";
import type { Origin } from "../login-limits.ts";
import type { SignedIn } from "./sign-in.ts";
import { type AccountTools, presentAs, storeHash } from "./tools.ts";

/** Details for the log. */
const detailOf = (keepLinks: boolean | undefined): AuditDetail => (keepLinks ? { linksKept: true } : {});

/** Changes the account's credentials. A browser that was known before gets a mark that keeps it known. */
const createKeepingDevice =
  ({ users, loginLimits }: AccountTools) =>
  async <T>(user: User, mark: string, change: () => Promise<T>) => {
    const known = await loginLimits.knownDevice(user, mark);
    const result = await change();
    const changed = known && (await users.findById(user.id));
    return { result, device: known && changed ? await loginLimits.markAgain(known, changed) : null };
  };

/** The sessions and the password of the account that is signed in. */
export function createOwnAccount(needs: AccountTools) {
  const { sessions, passwords, ownPassword, resetLinks, madeLinks, exclusively, transaction, audit } = needs;

  return {
    /** Ends every session of the account, and the links that it has made, unless they are to be kept. */
    logoutEverywhere: (by: Actor, { keepLinks }: SignOutEverywhereInput) =>
      exclusively(async () => {
        await sessions.removeOf(by.user.id);
        if (!keepLinks) await madeLinks.end(by.user.id);
        await audit.record(by, [{ ...accountOf(by.user), action: "signOutEverywhere", detail: detailOf(keepLinks) }]);
      }),

    logout: ({ user, sessionId }: SignedIn, ip: string) =>
      transaction(async () => {
        if (!(await sessions.remove(sessionId))) return;
        await audit.record({ user, ip }, [{ ...accountOf(user), action: "signOut" }]);
      }),

    /** Ends every other session of the account, and the links that it has made, unless they are to be kept. */
    async changePassword({ user, sessionId }: SignedIn, input: PasswordInput, origin: Origin) {
      const { currentPassword, newPassword, keepLinks } = input;
      await ownPassword.check(user, { action: "passwordChange", password: { currentPassword } }, origin);
      await refuseWeak(passwords, { field: "newPassword", password: newPassword, username: user.username });
      const hash = await passwords.hash(newPassword);
      await exclusively(async () => {
        const current = await presentAs(needs, user);
        // Another change was faster, and has ended this session unless this session made it.
        if (!current) throw invalidField("currentPassword", accountMessages.wrongPassword);
        await storeHash(needs, current, hash);
        await sessions.removeOf(user.id, sessionId);
        await resetLinks.removeOf(user.id);
        if (!keepLinks) await madeLinks.end(user.id);
        await audit.record({ user, ip: origin.ip }, [
          { ...accountOf(user), action: "passwordChange", detail: detailOf(keepLinks) },
        ]);
      });
    },

    keepingDevice: createKeepingDevice(needs),
  };
}
