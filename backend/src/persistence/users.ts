import { messages } from "@etalase/contracts/messages";
import { searchKey } from "@etalase/contracts/text";
import type { UserQuery } from "@etalase/contracts/users.schema";
import { EntitySchema } from "@mikro-orm/core";
import type { UserRepository } from "../application/users.ts";
import { DomainError } from "../domain/errors.ts";
import { identityKey, type User } from "../domain/user.ts";
import { contains, dateColumn, type Em, fresh, idColumn, refusingTaken } from "./repository.ts";

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

const rowOf = (user: User): UserRow => ({ ...user, nameKey: searchKey(user.name).slice(0, nameKeyMax) });

function userOf({ nameKey: _name, ...user }: UserRow): User {
  return user;
}

const userOrNull = (row: UserRow | null) => row && userOf(row);

const taken = () => new DomainError("conflict", { message: messages.auth.taken });

export const createUserRepository = (em: Em): UserRepository => ({
  async list({ page, limit, search }: UserQuery) {
    const key = identityKey(search ?? "");
    const where = key
      ? { $or: [contains("username", key), contains("email", key), contains("name_key", searchKey(key))] }
      : {};
    const paging = { limit, offset: (page - 1) * limit, orderBy: { id: "desc" } as const, ...fresh };
    const [rows, total] = await Promise.all([em.find(userSchema, where, paging), em.count(userSchema, where)]);
    return { rows: rows.map(userOf), total };
  },
  count: () => em.count(userSchema),
  countSuperadmins: (except) => em.count(userSchema, { role: "superadmin", disabled: false, id: { $ne: except } }),
  findById: async (id) => userOrNull(await em.findOne(userSchema, { id }, fresh)),
  async findByIdentity(identity) {
    const byEither = { $or: [{ username: identity }, { email: identity }] };
    return userOrNull(await em.findOne(userSchema, byEither, fresh));
  },
  insert: (user) =>
    refusingTaken(async () => {
      await em.insert(userSchema, rowOf(user));
    }, taken),
  async update(user) {
    const after = { ...user, version: user.version + 1 };
    await em.nativeUpdate(userSchema, { id: user.id }, rowOf(after));
    return after;
  },
  async remove(id) {
    await em.nativeDelete(userSchema, { id });
  },
});
