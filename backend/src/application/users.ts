import type { UserQuery, UserUpdate } from "@etalase/contracts/accounts/users.schema";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError } from "../domain/errors.ts";
import type { Actor, User } from "../domain/user.ts";
import { type Act, type AuditLog, accountOf, createTellingOwnRefusals } from "./audit.ts";
import { type Found, pageOf } from "./content.ts";
import type { Clock, History, SiteState, Transaction } from "./ports.ts";
import type { SessionRepository } from "./sessions.ts";

export interface UserRepository {
  list(query: UserQuery): Promise<Found<User>>;
  /** Those that may work in the dashboard, by name. */
  staff(): Promise<readonly User[]>;
  count(): Promise<number>;
  /** Counts the superadmins that may sign in, but for the account `except`. */
  countSuperadmins(except: string): Promise<number>;
  findById(id: string): Promise<User | null>;
  /** Finds an account by user name or e-mail address, both as `identityKey` makes them. */
  findByIdentity(identity: string): Promise<User | null>;
  /** @throws {DomainError} "conflict" when user name or e-mail address is taken. */
  insert(user: User): Promise<void>;
  /** @throws {DomainError} "conflict" as well. */
  update(user: User): Promise<User>;
  /** Notes it without a new version: nothing of the account has been edited. */
  signedIn(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

type Gone = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  /** What signs accounts in by a second factor goes with them. */
  twoFactors: Readonly<{ remove(userId: string): Promise<void> }>;
  /** What they have made goes with their right to make it; what lets somebody in goes with the account. */
  invitations: Readonly<{ removeMadeBy(userId: string): Promise<void> }>;
  resetLinks: Readonly<{ removeMadeBy(userId: string): Promise<void>; removeOf(userId: string): Promise<void> }>;
}>;

const mayAdminister = ({ role, disabled }: Pick<User, "role" | "disabled">) => role === "superadmin" && !disabled;

/** Writes rights of accounts, with all that goes with a right that is lost. */
export function createAccountWrites({ users, sessions, twoFactors, invitations, resetLinks }: Gone) {
  const removeLinksMadeBy = async (id: string) => {
    await invitations.removeMadeBy(id);
    await resetLinks.removeMadeBy(id);
  };

  return {
    /** Refuses to leave the site without a superadmin; a lock must keep two such changes apart. */
    async keepOneSuperadmin(before: User, after: User | null): Promise<void> {
      if (!mayAdminister(before) || (after && mayAdminister(after))) return;
      if ((await users.countSuperadmins(before.id)) === 0)
        throw new DomainError("invalid", { message: messages.auth.lastSuperadmin, reason: "lastSuperadmin" });
    },

    async save(after: User): Promise<User> {
      const saved = await users.update(after);
      if (!mayAdminister(saved)) await removeLinksMadeBy(saved.id);
      if (saved.disabled) {
        await sessions.removeOf(saved.id);
        await resetLinks.removeOf(saved.id);
      }
      return saved;
    },

    async remove(id: string): Promise<void> {
      await sessions.removeOf(id);
      await twoFactors.remove(id);
      await removeLinksMadeBy(id);
      await resetLinks.removeOf(id);
      await users.remove(id);
    },
  };
}

export type AccountWrites = ReturnType<typeof createAccountWrites>;

/** What changed of an account's rights, for the log. */
export function accountChange(before: User, after: User): Act {
  const changed = {
    ...(after.role === before.role ? {} : { role: after.role }),
    ...(after.disabled === before.disabled ? {} : { disabled: after.disabled }),
  };
  return { ...accountOf(after), action: "update", detail: { fields: Object.keys(changed), ...changed } };
}

type Needs = Readonly<{
  users: UserRepository;
  accountWrites: AccountWrites;
  history: Pick<History, "watch">;
  siteState: SiteState;
  transaction: Transaction;
  audit: AuditLog;
  now: Clock;
}>;

const resource = "users";

/** The superadmin's list of accounts. */
export function createUsersService({ users, accountWrites, history, siteState, transaction, audit, now }: Needs) {
  const find = async (id: string): Promise<User> => {
    const user = await users.findById(id);
    if (!user) throw new DomainError("notFound");
    return user;
  };

  const tellingRefusals = createTellingOwnRefusals(audit);

  return {
    async list(query: UserQuery) {
      return pageOf(await users.list(query), query);
    },

    update: (id: string, { role, disabled }: UserUpdate, by: Actor) => {
      if (role === undefined && disabled === undefined)
        throw new DomainError("invalid", { message: messages.noUpdatableFields });
      const change = async () => {
        await siteState.lock();
        const before = await find(id);
        const after = {
          ...before,
          role: role ?? before.role,
          disabled: disabled ?? before.disabled,
          updatedAt: now(),
        };
        await accountWrites.keepOneSuperadmin(before, after);
        const watched = await history.watch({ [resource]: [before] });
        const saved = await accountWrites.save(after);
        await watched.done(by, { [resource]: [saved] });
        await audit.record(by, [accountChange(before, saved)]);
        return saved;
      };
      const about = { action: "update", find: () => users.findById(id) } as const;
      return tellingRefusals(by, about, () => transaction(change));
    },

    remove: (id: string, by: Actor) => {
      const removal = async () => {
        await siteState.lock();
        const before = await find(id);
        await accountWrites.keepOneSuperadmin(before, null);
        const watched = await history.watch({ [resource]: [before] });
        await accountWrites.remove(id);
        await watched.done(by, {});
        await audit.record(by, [{ ...accountOf(before), action: "delete" }]);
      };
      const about = { action: "delete", find: () => users.findById(id) } as const;
      return tellingRefusals(by, about, () => transaction(removal));
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
