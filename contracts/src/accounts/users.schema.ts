import * as z from "zod/mini";
import { dashboardLanguages, roles } from "../auth.ts";
import { count, id, list, pageOf, record, time } from "../rules/answers.schema.ts";
import { paging } from "../rules/content.schema.ts";
import { flag, oneOf, search } from "../rules/fields.ts";
import { role } from "./people.schema.ts";
import { accountStatuses } from "./people.ts";

export const userUpdate = z.object({ role: z.optional(role), disabled: z.optional(flag("Disabled")) });

export const userQuery = z.object({ ...paging(10), search, status: z.optional(oneOf("status", accountStatuses)) });

const account = { ...record, name: z.string(), username: z.string(), email: z.string(), role: z.enum(roles) };

/** The answer of login and register, which the browser stores whole. */
export const userInfo = z.strictObject({ ...account, token: z.string() });

const accountWithState = {
  ...account,
  disabled: z.boolean(),
  /** Whether the account signs in with a second factor; only in lists. */
  twoFactor: z.optional(z.boolean()),
  /** The links for others that still work; only in lists. */
  openLinks: z.optional(count),
  /** Null when the account has not signed in since sign-ins are recorded. */
  lastSignInAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
};

/** An account as the superadmin's list and /api/auth/me show it. */
export const user = z.strictObject(accountWithState);

/** One's own account, with the e-mail address that waits to be confirmed. */
export const ownAccount = z.strictObject({
  ...accountWithState,
  openLinks: count,
  pendingEmail: z.nullable(z.string()),
  /** Whether a mail is sent about a sign-in from a browser that is new to the account. */
  signInLetters: z.boolean(),
  /** The dashboard's language; null until the person chooses one, which means the browser's. */
  language: z.nullable(z.enum(dashboardLanguages)),
});

/** A running session of one's own account. */
const session = z.strictObject({
  id,
  /** A description such as "Chrome on Android". */
  browser: z.string(),
  /** Whether the session was started from the network of this request, or from another one. */
  place: z.enum(["here", "elsewhere"]),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  createdAt: time,
  /** To the minute. */
  lastUsedAt: time,
});
export const sessions = z.strictObject({ sessions: list(session) });

/** The state of one's own second factor. While it is `lacking`, nothing else is possible until it is set up. */
export const twoFactorState = z.strictObject({ enabled: z.boolean(), lacking: z.boolean(), recoveryCodesLeft: count });

/** `secret` in base32; `uri` contains it too, as the content of a QR code. */
export const twoFactorSetup = z.strictObject({ secret: z.string(), uri: z.string() });
export const recoveryCodes = z.strictObject({ recoveryCodes: list(z.string()) });
export const twoFactorDemand = z.strictObject({ required: z.boolean() });
export const usersPage = pageOf({ users: list(user) });

export type UserUpdate = z.output<typeof userUpdate>;
export type UserQuery = z.output<typeof userQuery>;
export type Sessions = Readonly<z.output<typeof sessions>>;
export type Session = Sessions["sessions"][number];
export type UserInfo = Readonly<z.output<typeof userInfo>>;
export type User = Readonly<z.output<typeof user>>;
export type OwnAccount = Readonly<z.output<typeof ownAccount>>;
export type TwoFactorState = Readonly<z.output<typeof twoFactorState>>;
export type TwoFactorSetup = Readonly<z.output<typeof twoFactorSetup>>;
export type RecoveryCodes = Readonly<z.output<typeof recoveryCodes>>;
export type TwoFactorDemand = Readonly<z.output<typeof twoFactorDemand>>;
