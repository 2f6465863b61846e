import { messages } from "@etalase/contracts/text/messages";
import { searchKey } from "@etalase/contracts/text/text";
import type { UserQuery } from "@etalase/contracts/users.schema";
import { EntitySchema, type FilterQuery } from "@mikro-orm/core";
import type { UserRepository } from "../application/users.ts";
import { DomainError } from "../domain/errors.ts";
import { identityKey, type User } from "../domain/user.ts";
import { contains, createTable, dateColumn, type Em, idColumn, refusingTaken } from "./repository.ts";

const nameKeyMax = 100;

/** `nameKey` is the name as it is searched: the databases' own ways to ignore case and accents differ. */
type UserRow = User & Readonly<{ nameKey: string }>;

export const userSchema = new EntitySchema<UserRow>({
  name: "User",
  tableName: "users",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    username: { type: "string", length: 32, unique: true },
    email: { type: "string", length: 254, unique: true },
    passwordHash: { type: "string", length: 255 },
    role: { type: "string", length: 20 },
    disabled: { type: "boolean" },
    createdAt: dateColumn,
    updatedAt: dateColumn,
    version: { type: "integer" },
    nameKey: { type: "string", length: nameKeyMax, default: "" },
  },
});

const taken = () => new DomainError("conflict", { message: messages.auth.taken });

function whereOf({ search }: UserQuery): FilterQuery<UserRow> {
  const key = identityKey(search ?? "");
  return key ? { $or: [contains("username", key), contains("email", key), contains("name_key", searchKey(key))] } : {};
}

export function createUserRepository(em: Em): UserRepository {
  const table = createTable<User, UserRow, UserQuery>(em, {
    schema: userSchema,
    rowOf: (user) => ({ ...user, nameKey: searchKey(user.name).slice(0, nameKeyMax) }),
    recordOf: ({ nameKey: _name, ...user }) => user,
    whereOf,
    orderOf: () => ({ id: "desc" }),
  });

  return {
    ...table,
    count: () => em.count(userSchema),
    countSuperadmins: (except) => em.count(userSchema, { role: "superadmin", disabled: false, id: { $ne: except } }),
    async findByIdentity(identity) {
      const [user = null] = await table.find({ $or: [{ username: identity }, { email: identity }] }, { limit: 1 });
      return user;
    },
    insert: (user) => refusingTaken(() => table.insert(user), taken),
    remove: (id) => table.remove([id]),
  };
}
