import * as z from "zod/mini";
import { roles } from "./auth.ts";
import { list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { flag, oneOf, search } from "./rules/fields.ts";

export const userUpdate = z.object({
  role: z.optional(oneOf("Role", roles)),
  disabled: z.optional(flag("Disabled")),
});

export const userQuery = z.object({ ...paging(10), search });

const account = { ...record, name: z.string(), username: z.string(), email: z.string(), role: z.enum(roles) };

/** The answer of login and register, stored whole in the browser. */
export const userInfo = z.strictObject({ ...account, token: z.string() });

/** An account as the superadmin's list and /api/auth/me show it. */
export const user = z.strictObject({ ...account, disabled: z.boolean(), createdAt: time, updatedAt: time });
export const usersPage = pageOf({ users: list(user) });

export type UserUpdate = z.output<typeof userUpdate>;
export type UserQuery = z.output<typeof userQuery>;
export type UserInfo = Readonly<z.output<typeof userInfo>>;
export type User = Readonly<z.output<typeof user>>;
