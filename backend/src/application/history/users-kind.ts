import type { KeptRecord } from "../../domain/history.ts";
import { noHash, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { type AccountWrites, accountChange, type UserRepository } from "../users.ts";
import type { Kind } from "./kinds.ts";

type Needs = Readonly<{ users: UserRepository; accountWrites: AccountWrites }>;

// An account in an undo came from this kind, but without its password: hence the cast.
const userOf = (record: KeptRecord) => record as unknown as User;

/**
 * The accounts. A restored account needs a new password, since no credentials are kept; its second factor, links and
 * sessions are gone, too.
 */
export function usersKind({ users, accountWrites: { save, remove, keepOneSuperadmin } }: Needs): Kind {
  const asKept = (user: User): KeptRecord => ({ ...user });
  return {
    find: async (ids) => (await Promise.all(ids.map(users.findById))).flatMap((one) => (one ? [asKept(one)] : [])),
    update: async (record) => asKept(await save(userOf(record))),
    insert: (record) => users.insert({ ...userOf(record), passwordHash: noHash }),
    async remove(ids) {
      for (const id of ids) await remove(id);
    },
    isSuperadmins: true,
    titleOf: (record) => userOf(record).username,
    about: (record) => accountOf(userOf(record)),
    forUndo: ({ passwordHash: _hash, ...record }) => record,
    async guard(before, after) {
      if (before) await keepOneSuperadmin(userOf(before), after && userOf(after));
    },
    acts: (before, after) => [accountChange(userOf(before), userOf(after))],
  };
}
