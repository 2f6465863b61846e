import * as z from "zod/mini";
import { roles } from "../auth.ts";
import { count, id, list, pageOf, record, time } from "../rules/answers.schema.ts";
import { paging } from "../rules/content.schema.ts";
import { flag, oneOf, recordId, search } from "../rules/fields.ts";
import { accountStatuses } from "./people.ts";

/** The colleague by whose right the account's links for others go on; they end where none is named. */
const handLinksTo = z.optional(recordId("handLinksTo"));

export const userUpdate = z.object({
  role: z.optional(oneOf("Role", roles)),
  disabled: z.optional(flag("Disabled")),
  handLinksTo,
});

/** Deleting an account. */
export const userRemoval = z.object({ handLinksTo });

export const userQuery = z.object({ ...paging(10), search, status: z.optional(oneOf("status", accountStatuses)) });

const account = { ...record, name: z.string(), username: z.string(), email: z.string(), role: z.enum(roles) };

/** The answer of login and register, stored whole in the browser. */
export const userInfo = z.strictObject({ ...account, token: z.string() });

const accountWithState = {
  ...account,
  disabled: z.boolean(),
  /** It signs in by a second factor; in lists. */
  twoFactor: z.optional(z.boolean()),
  /** How many links that it has made for others can be opened still; in lists. */
  openLinks: z.optional(count),
  /** Null for whoever has not signed in since the site counts it. */
  lastSignInAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
};

/** An account as the superadmin's list and /api/auth/me show it. */
export const user = z.strictObject(accountWithState);

/** The own account, with the e-mail address that waits to be confirmed. */
export const ownAccount = z.strictObject({
  ...accountWithState,
  openLinks: count,
  pendingEmail: z.nullable(z.string()),
  /** A letter comes when the account is signed in to from a browser that has not been before. */
  signInLetters: z.boolean(),
});

/** A sign-in of the own account that has not ended. */
const session = z.strictObject({
  id,
  /** In words, as "Chrome on Android". */
  browser: z.string(),
  /** It was begun from the network that asks now, or from another one. */
  place: z.enum(["here", "elsewhere"]),
  /** It is the one that asks. */
  current: z.boolean(),
  createdAt: time,
  /** To the minute. */
  lastUsedAt: time,
});
export const sessions = z.strictObject({ sessions: list(session) });

/** The own second factor. Where it is `lacking`, nothing else can be done before it is set up. */
export const twoFactorState = z.strictObject({ enabled: z.boolean(), lacking: z.boolean(), recoveryCodesLeft: count });

/** `secret` in base32; the same as the address of a QR code. */
export const twoFactorSetup = z.strictObject({ secret: z.string(), uri: z.string() });
export const recoveryCodes = z.strictObject({ recoveryCodes: list(z.string()) });
export const twoFactorDemand = z.strictObject({ required: z.boolean() });
export const usersPage = pageOf({ users: list(user) });

export type UserUpdate = z.output<typeof userUpdate>;
export type UserQuery = z.output<typeof userQuery>;
export type UserRemoval = z.output<typeof userRemoval>;
export type Sessions = Readonly<z.output<typeof sessions>>;
export type Session = Sessions["sessions"][number];
export type UserInfo = Readonly<z.output<typeof userInfo>>;
export type User = Readonly<z.output<typeof user>>;
export type OwnAccount = Readonly<z.output<typeof ownAccount>>;
export type TwoFactorState = Readonly<z.output<typeof twoFactorState>>;
export type TwoFactorSetup = Readonly<z.output<typeof twoFactorSetup>>;
export type RecoveryCodes = Readonly<z.output<typeof recoveryCodes>>;
export type TwoFactorDemand = Readonly<z.output<typeof twoFactorDemand>>;
