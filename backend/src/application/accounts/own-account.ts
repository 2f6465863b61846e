import type { PasswordInput, SignOutEverywhereInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import type { AuditDetail } from "../../domain/audit.ts";
import { invalidField } from "../../domain/errors.ts";
import type { Actor, User } from "../../domain/user.ts";
import { type AuditLog, accountOf } from "../audit.ts";
import { type OwnPassword, type PasswordHasher, refuseWeak } from "../credentials.ts";
import type { LoginLimits, Origin } from "../login-limits.ts";
import type { Clock, SiteState, Transaction } from "../ports.ts";
import type { SessionRepository } from "../sessions.ts";
import type { UserRepository } from "../users.ts";
import { lockedAs, storeHash } from "./password-writes.ts";
import type { SignedIn } from "./sign-in.ts";

export type OwnAccountNeeds = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  passwords: PasswordHasher;
  ownPassword: OwnPassword;
  /** Links that set the password; none stays valid after another way of setting it. */
  resetLinks: Readonly<{ removeOf(userId: string): Promise<void> }>;
  /** Links that an account has made for others. */
  madeLinks: Readonly<{ end(userId: string): Promise<void> }>;
  loginLimits: LoginLimits;
  siteState: SiteState;
  transaction: Transaction;
  audit: AuditLog;
  now: Clock;
}>;

/** Details for the log. */
const kept = (keepLinks: boolean | undefined): AuditDetail => (keepLinks ? { linksKept: true } : {});

/** Changes the account's credentials. A browser that was known before gets a mark that keeps it known. */
const createKeepingDevice =
  ({ users, loginLimits }: Pick<OwnAccountNeeds, "users" | "loginLimits">) =>
  async <T>(user: User, mark: string, change: () => Promise<T>) => {
    const known = await loginLimits.knownDevice(user, mark);
    const result = await change();
    const changed = known && (await users.findById(user.id));
    return { result, device: known && changed ? await loginLimits.markAgain(known, changed) : null };
  };

/** The sessions and the password of the account that is signed in. */
export function createOwnAccount(needs: OwnAccountNeeds) {
  const { sessions, passwords, ownPassword, resetLinks, madeLinks, siteState, transaction, audit } = needs;

  return {
    /** Ends every session of the account, and the links that it has made, unless they are to be kept. */
    logoutEverywhere: (by: Actor, { keepLinks }: SignOutEverywhereInput) =>
      transaction(async () => {
        await siteState.lock();
        await sessions.removeOf(by.user.id);
        if (!keepLinks) await madeLinks.end(by.user.id);
        await audit.record(by, [{ ...accountOf(by.user), action: "signOutEverywhere", detail: kept(keepLinks) }]);
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
      await transaction(async () => {
        const current = await lockedAs(needs, user);
        // Another change was faster, and has ended this session unless this session made it.
        if (!current) throw invalidField("currentPassword", accountMessages.wrongPassword);
        await storeHash(needs, current, hash);
        await sessions.removeOf(user.id, sessionId);
        await resetLinks.removeOf(user.id);
        if (!keepLinks) await madeLinks.end(user.id);
        await audit.record({ user, ip: origin.ip }, [
          { ...accountOf(user), action: "passwordChange", detail: kept(keepLinks) },
        ]);
      });
    },

    keepingDevice: createKeepingDevice(needs),
  };
}
export type OwnAccount = ReturnType<typeof createOwnAccount>;
