import type { UserQuery } from "@etalase/contracts/auth.schema";
import { messages } from "@etalase/contracts/messages";
import { EntitySchema } from "@mikro-orm/core";
import type { UserRepository } from "../application/users.ts";
import { DomainError } from "../domain/errors.ts";
import { identityKey, type User } from "../domain/user.ts";
import { contains, dateColumn, type Em, fresh, idColumn, refusingTaken } from "./repository.ts";

export const userSchema = new EntitySchema<User>({
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
  },
});

const taken = () => new DomainError("conflict", { message: messages.auth.taken });

export const createUserRepository = (em: Em): UserRepository => ({
  async list({ page, limit, search }: UserQuery) {
    const key = identityKey(search ?? "");
    const where = key ? { $or: [contains("username", key), contains("email", key), contains("lower(name)", key)] } : {};
    const paging = { limit, offset: (page - 1) * limit, orderBy: { id: "desc" } as const, ...fresh };
    const [rows, total] = await Promise.all([em.find(userSchema, where, paging), em.count(userSchema, where)]);
    return { rows: rows.map((row) => ({ ...row })), total };
  },
  count: () => em.count(userSchema),
  countSuperadmins: (except) => em.count(userSchema, { role: "superadmin", disabled: false, id: { $ne: except } }),
  findById: (id) => em.findOne(userSchema, { id }, fresh),
  findByIdentity: (identity) => em.findOne(userSchema, { $or: [{ username: identity }, { email: identity }] }, fresh),
  insert: (user) =>
    refusingTaken(async () => {
      await em.insert(userSchema, { ...user });
    }, taken),
  async update(user) {
    const after = { ...user, version: user.version + 1 };
    await em.nativeUpdate(userSchema, { id: user.id }, after);
    return after;
  },
  async remove(id) {
    await em.nativeDelete(userSchema, { id });
  },
});
