import type { UserQuery, UserUpdate } from "@etalase/contracts/accounts/users.schema";
import type { AlertChoices } from "@etalase/contracts/alerts";
import type { DashboardLanguage } from "@etalase/contracts/auth";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages } from "@etalase/contracts/text/messages";
import type { Act } from "../domain/audit.ts";
import { DomainError } from "../domain/errors.ts";
import { type Actor, isAtWork, isSuperadmin, type User } from "../domain/user.ts";
import { type AuditLog, accountOf, createOwnRefusalLog } from "./audit.ts";
import { existing, pageOf, type Rows } from "./content.ts";
import type { SessionRepository } from "./sessions.ts";
import type { Tools } from "./tools.ts";

export interface UserRepository {
  list(query: UserQuery): Promise<Rows<User>>;
  /** The accounts with access to the dashboard, by name. */
  staff(): Promise<readonly User[]>;
  count(): Promise<number>;
  /** Counts the superadmins that may sign in, except the account `except`. */
  countSuperadmins(except: string): Promise<number>;
  findById(id: string): Promise<User | null>;
  /** Finds an account by user name or e-mail address, in the form of `identityKey`. */
  findByIdentity(identity: string): Promise<User | null>;
  /** @throws {DomainError} "conflict" when user name or e-mail address is taken. */
  insert(user: User): Promise<unknown>;
  /** @throws {DomainError} "conflict" when user name or e-mail address is taken. */
  update(user: User): Promise<User>;
  /** Saves the time without a new version, since it is no edit of the account. */
  signedIn(id: string, at: Date): Promise<unknown>;
  /** The same for the language, so that an edit by somebody else at that moment stays. */
  speaks(id: string, language: DashboardLanguage): Promise<unknown>;
  /** The same for the alerts. */
  chooses(id: string, alerts: AlertChoices): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** Links that accounts have made for others. */
interface MadeLinks {
  /** Ends the links that only superadmins can make. */
  endAdministering(userId: string): Promise<unknown>;
  end(userId: string): Promise<unknown>;
  /** The number of links of each account that can still be opened. */
  count(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

type Gone = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  /** The second factor is removed together with the account. */
  twoFactors: Readonly<{ remove(userId: string): Promise<unknown> }>;
  /** An account's links end with the right to make them; links that give access end with the account. */
  madeLinks: Pick<MadeLinks, "end" | "endAdministering">;
  resetLinks: Readonly<{ removeOf(userId: string): Promise<unknown> }>;
}>;

/** Writes the rights of accounts, and ends everything that depends on a lost right. */
export function createAccountWrites({ users, sessions, twoFactors, madeLinks, resetLinks }: Gone) {
  return {
    /** Refuses to leave the site without a superadmin; a lock must keep two such changes apart. */
    async keepOneSuperadmin(before: User, after: User | null): Promise<void> {
      if (!isSuperadmin(before) || (after && isSuperadmin(after))) return;
      if ((await users.countSuperadmins(before.id)) === 0)
        throw new DomainError("invalid", { message: accountMessages.lastSuperadmin, reason: "lastSuperadmin" });
    },

    async save(after: User): Promise<User> {
      const saved = await users.update(after);
      if (!isSuperadmin(saved)) await madeLinks.endAdministering(saved.id);
      if (!isAtWork(saved)) await madeLinks.end(saved.id);
      if (saved.disabled) {
        await sessions.removeOf(saved.id);
        await resetLinks.removeOf(saved.id);
      }
      return saved;
    },

    async remove(id: string): Promise<void> {
      await sessions.removeOf(id);
      await twoFactors.remove(id);
      await madeLinks.end(id);
      await resetLinks.removeOf(id);
      await users.remove(id);
    },
  };
}

export type AccountWrites = ReturnType<typeof createAccountWrites>;

/** The changed rights of an account, for the log. */
export function accountChange(before: User, after: User): Act {
  const changed = {
    ...(after.role === before.role ? {} : { role: after.role }),
    ...(after.disabled === before.disabled ? {} : { disabled: after.disabled }),
  };
  return { ...accountOf(after), action: "update", detail: { fields: Object.keys(changed), ...changed } };
}

type Needs = Pick<Tools, "history" | "exclusively" | "now"> &
  Readonly<{
    users: UserRepository;
    accountWrites: AccountWrites;
    madeLinks: Pick<MadeLinks, "count">;
    audit: AuditLog;
  }>;

const resource = "users";

type AccountAct = Readonly<{ action: "update" | "delete"; id: string; by: Actor }>;

/** Changes an account in a transaction, while no other account changes. Refusals are logged. */
function createAccountChange({ users, exclusively, audit }: Needs) {
  const loggingRefusals = createOwnRefusalLog(audit);

  return <Result>({ action, id, by }: AccountAct, change: (before: User) => Promise<Result>): Promise<Result> =>
    loggingRefusals(by, { action, find: () => users.findById(id) }, () =>
      exclusively(async () => {
        const before = existing(await users.findById(id));
        return change(before);
      }),
    );
}

/** The superadmin's list of accounts. */
export function createUsersService(needs: Needs) {
  const { users, accountWrites, madeLinks, history, now } = needs;
  const changing = createAccountChange(needs);

  return {
    openLinks: madeLinks.count,

    async list(query: UserQuery) {
      return pageOf(await users.list(query), query);
    },

    /** Links end when their maker loses the right to make them. */
    update: (id: string, { role, disabled }: UserUpdate, by: Actor) => {
      if (role === undefined && disabled === undefined)
        throw new DomainError("invalid", { message: messages.noUpdatableFields });
      return changing({ action: "update", id, by }, async (before) => {
        const after = {
          ...before,
          role: role ?? before.role,
          disabled: disabled ?? before.disabled,
          updatedAt: now(),
        };
        await accountWrites.keepOneSuperadmin(before, after);
        return history.write(by, { [resource]: [before] }, async () => {
          const saved = await accountWrites.save(after);
          return { after: { [resource]: [saved] }, acts: [accountChange(before, saved)], result: saved };
        });
      });
    },

    remove: (id: string, by: Actor) =>
      changing({ action: "delete", id, by }, async (before) => {
        await accountWrites.keepOneSuperadmin(before, null);
        return history.write(by, { [resource]: [before] }, async () => {
          await accountWrites.remove(id);
          return { acts: [{ ...accountOf(before), action: "delete" }], result: undefined };
        });
      }),
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
