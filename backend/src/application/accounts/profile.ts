import type { ProfileInput } from "@etalase/contracts/accounts/people.schema";
import { messages } from "@etalase/contracts/text/messages";
import { changeOf } from "../../domain/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import { identityKey, type User } from "../../domain/user.ts";
import { type AuditLog, accountOf } from "../audit.ts";
import type { SignedIn } from "../auth.ts";
import { given, refuseEmpty } from "../content.ts";
import type { OwnPassword } from "../credentials.ts";
import type { Origin } from "../login-limits.ts";
import type { Clock, SiteState, Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";

type Needs = Readonly<{
  users: UserRepository;
  ownPassword: OwnPassword;
  siteState: SiteState;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  now: Clock;
}>;

/** What everybody changes of the own account, given the own password. */
export const createProfileService = ({ users, ownPassword, siteState, transaction, audit, now }: Needs) => ({
  async change({ user }: SignedIn, { password, name, email }: ProfileInput, origin: Origin): Promise<User> {
    const change = given({ name, email: email === undefined ? undefined : identityKey(email) });
    refuseEmpty(change);
    await ownPassword.check(user, { action: "update", password: { password } }, origin);
    return transaction(async () => {
      await siteState.lock();
      const before = await users.findById(user.id);
      // Checking takes long enough for the account to go, or to get another password.
      if (before?.passwordHash !== user.passwordHash) throw new DomainError("unauthenticated");
      const namesake = change.email ? await users.findByIdentity(change.email) : null;
      if (namesake && namesake.id !== user.id)
        throw new DomainError("conflict", { errors: { email: messages.auth.taken } });
      const after = await users.update({ ...before, ...change, updatedAt: now() });
      const detail = changeOf(before, after, Object.keys(change));
      await audit.record({ user: after, ip: origin.ip }, [{ ...accountOf(after), action: "update", detail }]);
      return after;
    });
  },
});

export type ProfileService = ReturnType<typeof createProfileService>;
