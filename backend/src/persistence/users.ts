import type { AccountStatus } from "@etalase/contracts/accounts/people";
import type { UserQuery } from "@etalase/contracts/accounts/users.schema";
import { type AlertChoices, noAlerts } from "@etalase/contracts/alerts";
import { staffRoles } from "@etalase/contracts/auth";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, raw } from "@mikro-orm/core";
import type { UserRepository } from "../application/users.ts";
import { DomainError } from "../domain/errors.ts";
import { identityKey, noHash, type User } from "../domain/user.ts";
import { contentColumns, createTable, dateColumn, type Em, idColumn, refusingTaken } from "./repository.ts";
import { holdingWords, inColumn } from "./words.ts";

const nameKeyMax = 100;

/** `nameKey` is the searchable form of the name: the databases ignore case and accents in different ways. */
type UserRow = Omit<User, "email" | "alerts"> &
  Readonly<{ email: string | null; nameKey: string; alerts: AlertChoices | null }>;

export const userSchema = new EntitySchema<UserRow>({
  name: "User",
  tableName: "users",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    username: { type: "string", length: 32, unique: true },
    // Several accounts may have no address, which a unique column allows only as null.
    email: { type: "string", length: 254, unique: true, nullable: true },
    passwordHash: { type: "string", length: 255 },
    role: { type: "string", length: 20 },
    disabled: { type: "boolean" },
    lastSignInAt: { ...dateColumn, nullable: true },
    signInLetters: { type: "boolean", default: false },
    language: { type: "string", length: 2, nullable: true },
    // Null until the person chooses, as for accounts that an undo brings back from before.
    alerts: { type: "json", nullable: true },
    ...contentColumns,
    nameKey: { type: "string", length: nameKeyMax, default: "" },
  },
});

const taken = () => new DomainError("conflict", { message: accountMessages.taken });

/** Accounts that wait for approval come first, disabled ones last. */
const byStatus = () =>
  ({ [raw("case when disabled = 1 then 2 when role = 'user' then 0 else 1 end")]: "asc" }) as const;

const ofStatus: Readonly<Record<AccountStatus, FilterQuery<UserRow>>> = {
  waiting: { role: "user", disabled: false },
  active: { role: { $ne: "user" }, disabled: false },
  disabled: { disabled: true },
};

function whereOf({ search, status }: UserQuery): FilterQuery<UserRow> {
  const matches = holdingWords(
    search,
    inColumn("username", identityKey),
    inColumn("email", identityKey),
    inColumn("name_key"),
  );
  return { $and: [matches, status ? ofStatus[status] : {}] };
}

export function createUserRepository(em: Em): UserRepository {
  const table = createTable<User, UserRow, UserQuery>(em, {
    schema: userSchema,
    rowOf: (user) => ({ ...user, email: user.email || null, nameKey: searchKey(user.name).slice(0, nameKeyMax) }),
    recordOf: ({ nameKey: _name, email, alerts, ...user }) => ({
      ...user,
      email: email ?? "",
      alerts: { ...noAlerts, ...alerts },
    }),
    whereOf,
    orderOf: () => [byStatus(), { id: "desc" }],
    untouched: ["lastSignInAt", "alerts"],
  });

  return {
    ...table,
    staff: () =>
      table.find({ role: { $in: [...staffRoles] }, disabled: false }, { orderBy: { nameKey: "asc", id: "asc" } }),
    count: () => em.count(userSchema),
    countSuperadmins: (except) =>
      em.count(userSchema, { role: "superadmin", disabled: false, passwordHash: { $ne: noHash }, id: { $ne: except } }),
    async findByIdentity(identity) {
      const [user = null] = await table.find({ $or: [{ username: identity }, { email: identity }] }, { limit: 1 });
      return user;
    },
    update: (user) => refusingTaken(() => table.update(user), taken),
    signedIn: (id, at) => em.nativeUpdate(userSchema, { id }, { lastSignInAt: at }),
    chooses: (id, alerts) => em.nativeUpdate(userSchema, { id }, { alerts }),
    speaks: (id, language) => em.nativeUpdate(userSchema, { id }, { language }),
    insert: (user) => refusingTaken(() => table.insert(user), taken),
    remove: (id) => table.remove([id]),
  };
}
