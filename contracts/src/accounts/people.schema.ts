import * as z from "zod/mini";
import { password, username } from "../auth.schema.ts";
import { dashboardLanguages, authLimits as limits, roles } from "../auth.ts";
import { issue, refusal } from "../refusals/refusal.ts";
import { id, list, record, time } from "../rules/answers.schema.ts";
import { email, flag, oneOf, optionalEmail, storedEmail, text } from "../rules/fields.ts";
import { messages } from "../text/messages.ts";

const name = text({ field: "Full name", max: limits.nameMax });

/** The word for the role of an account is not the one for that of a testimonial's author. */
export const role = z.enum(roles, issue(refusal("Role must be one of: {choices}", { choices: roles.join(", ") })));

/** The person whom a superadmin invites. */
export const invitationInput = z.object({
  name,
  email: z.optional(optionalEmail),
  role,
});

/** The fields that an invited person fills in to accept. */
export const acceptInput = z.object({ username, password: password("Password", limits.passwordMin) });

/** The new password, from the form behind a reset link. */
export const resetInput = z.object({ password: password("Password", limits.passwordMin) });

/** The address of the account whose password is forgotten. */
export const forgotInput = z.object({ email });

/** The same as the reset link's form, with the link's last part. */
export const tokenResetInput = z.extend(resetInput, { token: text({ field: "Token", max: 200 }) });

/** An edit of one's own account; `password` is the current one. */
export const profileInput = z.object({
  name: z.optional(name),
  email: z.optional(storedEmail),
  signInLetters: z.optional(flag("Sign-in letters")),
  language: z.optional(oneOf("Language", dashboardLanguages)),
  password: password("Password", 1),
});

/** The same for the server: the language alone can be changed without the password. */
export const profileUpdate = z.extend(profileInput, { password: z.optional(profileInput.shape.password) }).check(
  z.refine(
    ({ password: own, language, ...others }) =>
      own !== undefined || (language !== undefined && Object.values(others).every((value) => value === undefined)),
    // Also beside other problems, so that all of them show at once.
    { path: ["password"], ...issue(messages.required("Password")), when: () => true },
  ),
);

/** A link whose address is shown only this once. */
const link = { url: z.string(), expiresAt: time };

/** `mailedTo` is the address to which the link is also mailed; empty when no mail is sent. */
export const invitationLink = z.strictObject({ id, ...link, mailedTo: z.string() });
export const resetLink = z.strictObject(link);

/** An invitation that nobody has accepted yet; `email` is empty when none was given. */
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
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type InvitationLink = Readonly<z.output<typeof invitationLink>>;
export type ResetLink = Readonly<z.output<typeof resetLink>>;
export type Invitation = Readonly<z.output<typeof invitation>>;
