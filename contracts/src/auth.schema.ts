import * as z from "zod/mini";
import { authLimits as limits, passwordForm } from "./auth.ts";
import { type FieldName, issue } from "./refusals/refusal.ts";
import { email, flag, rule, storedEmail, text } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";
import { lengthOf, textProblem } from "./text/text.ts";

export const username = text({ field: "Username", min: limits.usernameMin, max: limits.usernameMax }).check(
  rule((value) =>
    textProblem(value, { field: "username", max: limits.usernameMax }) || /^[a-z0-9._-]+$/i.test(value)
      ? undefined
      : messages.auth.invalidUsername,
  ),
);

// Never trimmed: a space is a character of a password.
export const password = (field: FieldName, min: number) =>
  z.string(issue(messages.required(field))).check(
    rule((value) => {
      if (value === "") return messages.required(field);
      const length = lengthOf(passwordForm(value));
      if (length < min) return messages.tooShort(field, min);
      // A present password may be from before there was one form.
      const long = min > 1 ? length : Math.min(length, lengthOf(value));
      return long > limits.passwordMax ? messages.tooLong(field, limits.passwordMax) : undefined;
    }),
  );

/** `username` accepts the e-mail address as well; `code` is required when two-factor sign-in is on. */
export const loginInput = z.object({
  username: text({ field: "Username", max: limits.emailMax }),
  password: password("Password", 1),
  code: z.optional(text({ field: "Code", min: 0, max: limits.codeMax })),
});

/** Proves that the owner is asking: the password and, with an active authenticator app, its code or a recovery code. */
export const twoFactorInput = z.object({
  password: password("Password", 1),
  code: z.optional(text({ field: "Code", min: 0, max: limits.codeMax })),
});

/** A first code of the authenticator app. */
export const codeInput = z.object({ code: text({ field: "Code", max: limits.codeMax }) });

/** Confirms that the account's owner is asking. */
export const ownPasswordInput = z.object({ password: password("Password", 1) });

/** Whether admins and superadmins must sign in with a second factor. */
export const twoFactorRequirement = z.object({ required: flag("Required") });

export const registerInput = z.object({
  name: text({ field: "Full name", max: limits.nameMax }),
  username,
  email,
  password: password("Password", limits.passwordMin),
  /** The code for the first account, when the site asks for it. */
  setupCode: z.optional(text({ field: "Setup code", min: 0, max: limits.codeMax })),
});

/** The superadmin of the configuration, whose address is on no other machine by default. */
export const configuredAdmin = z.extend(registerInput, { email: storedEmail });

/** Links that the account made for others end, unless they are kept. */
const keepLinks = { keepLinks: z.optional(flag("Keep links")) };

export const passwordInput = z.object({
  currentPassword: password("Current password", 1),
  newPassword: password("Password", limits.passwordMin),
  ...keepLinks,
});

export const signOutEverywhereInput = z.object(keepLinks);

export type LoginInput = z.output<typeof loginInput>;
export type RegisterInput = z.output<typeof registerInput>;
export type TwoFactorInput = z.output<typeof twoFactorInput>;
export type SignOutEverywhereInput = z.output<typeof signOutEverywhereInput>;
export type PasswordInput = z.output<typeof passwordInput>;
