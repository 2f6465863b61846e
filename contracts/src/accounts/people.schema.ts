import * as z from "zod/mini";
import { password, username } from "../auth.schema.ts";
import { authLimits as limits, roles } from "../auth.ts";
import { id, list, record, time } from "../rules/answers.schema.ts";
import { email, flag, oneOf, optionalEmail, text } from "../rules/fields.ts";

const name = text({ field: "Full name", max: limits.nameMax });

/** Whom a superadmin invites. */
export const invitationInput = z.object({
  name,
  email: z.optional(optionalEmail),
  role: oneOf("Role", roles),
});

/** What the invited choose themselves. */
export const acceptInput = z.object({ username, password: password("Password", limits.passwordMin) });

/** What the holder of a reset link sets. */
export const resetInput = z.object({ password: password("Password", limits.passwordMin) });

/** Whose password is forgotten. */
export const forgotInput = z.object({ email });

/** The same as the reset link's form, with the link's last part. */
export const tokenResetInput = z.extend(resetInput, { token: text({ field: "Token", max: 200 }) });

/** The own account; the password is the present one. */
export const profileInput = z.object({
  name: z.optional(name),
  email: z.optional(email),
  signInLetters: z.optional(flag("Sign-in letters")),
  password: password("Password", 1),
});

/** A link that is shown this once. */
const link = { url: z.string(), expiresAt: time };

/** `mailedTo` is the address that it goes to by mail, too; empty where none does. */
export const invitationLink = z.strictObject({ id, ...link, mailedTo: z.string() });
export const resetLink = z.strictObject(link);

/** One that nobody has accepted yet; `email` is empty where none was given. */
export const invitation = z.strictObject({
  ...record,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.strictObject({ id, name: z.string() }),
  createdAt: time,
  expiresAt: time,
});

export const invitations = z.strictObject({ invitations: list(invitation) });

export type InvitationInput = z.output<typeof invitationInput>;
export type AcceptInput = z.output<typeof acceptInput>;
export type ProfileInput = z.output<typeof profileInput>;
export type InvitationLink = Readonly<z.output<typeof invitationLink>>;
export type ResetLink = Readonly<z.output<typeof resetLink>>;
export type Invitation = Readonly<z.output<typeof invitation>>;
