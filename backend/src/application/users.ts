import { messages } from "@etalase/contracts/text/messages";
import type { UserQuery, UserUpdate } from "@etalase/contracts/users.schema";
import { DomainError } from "../domain/errors.ts";
import type { User } from "../domain/user.ts";
import { type Found, pageOf } from "./content.ts";
import type { Clock, SiteState, Transaction } from "./ports.ts";
import type { SessionRepository } from "./sessions.ts";

export interface UserRepository {
  list(query: UserQuery): Promise<Found<User>>;
  count(): Promise<number>;
  /** Counts the superadmins that may sign in, but for the account `except`. */
  countSuperadmins(except: string): Promise<number>;
  findById(id: string): Promise<User | null>;
  /** Finds an account by user name or e-mail address, both as `identityKey` makes them. */
  findByIdentity(identity: string): Promise<User | null>;
  /** @throws {DomainError} "conflict" when user name or e-mail address is taken. */
  insert(user: User): Promise<void>;
  update(user: User): Promise<User>;
  remove(id: string): Promise<void>;
}

type Needs = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  siteState: SiteState;
  transaction: Transaction;
  now: Clock;
}>;

const mayAdminister = ({ role, disabled }: Pick<User, "role" | "disabled">) => role === "superadmin" && !disabled;

/** The superadmin's list of accounts. */
export function createUsersService({ users, sessions, siteState, transaction, now }: Needs) {
  const find = async (id: string): Promise<User> => {
    const user = await users.findById(id);
    if (!user) throw new DomainError("notFound");
    return user;
  };

  /** Refuses to leave the site without a superadmin; the lock keeps two such changes apart. */
  const keepOneSuperadmin = async (before: User, staysSuperadmin: boolean) => {
    if (!mayAdminister(before) || staysSuperadmin) return;
    if ((await users.countSuperadmins(before.id)) === 0)
      throw new DomainError("invalid", { message: messages.auth.lastSuperadmin });
  };

  return {
    async list(query: UserQuery) {
      return pageOf(await users.list(query), query);
    },

    update: (id: string, { role, disabled }: UserUpdate) => {
      if (role === undefined && disabled === undefined)
        throw new DomainError("invalid", { message: messages.noUpdatableFields });
      return transaction(async () => {
        await siteState.lock();
        const before = await find(id);
        const after = {
          ...before,
          role: role ?? before.role,
          disabled: disabled ?? before.disabled,
          updatedAt: now(),
        };
        await keepOneSuperadmin(before, mayAdminister(after));
        const saved = await users.update(after);
        if (saved.disabled) await sessions.removeOf(id);
        return saved;
      });
    },

    remove: (id: string) =>
      transaction(async () => {
        await siteState.lock();
        await keepOneSuperadmin(await find(id), false);
        await sessions.removeOf(id);
        await users.remove(id);
      }),
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
