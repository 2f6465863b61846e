import * as z from "zod/mini";
import { authLimits as limits } from "./auth.ts";
import { email, flag, rule, text } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";
import { lengthOf, textProblem } from "./text/text.ts";

export const username = text({ field: "Username", min: limits.usernameMin, max: limits.usernameMax }).check(
  rule((value) =>
    textProblem(value, { field: "", max: limits.usernameMax }) || /^[a-z0-9._-]+$/i.test(value)
      ? undefined
      : messages.auth.invalidUsername,
  ),
);

// Never trimmed: a space is a character of a password.
export const password = (field: string, min: number) =>
  z.string({ error: messages.required(field) }).check(
    rule((value) => {
      if (value === "") return messages.required(field);
      if (lengthOf(value) < min) return messages.tooShort(field, min);
      if (lengthOf(value) > limits.passwordMax) return messages.tooLong(field, limits.passwordMax);
      return undefined;
    }),
  );

/** `username` takes the e-mail address as well; `code` is wanted where two-factor sign-in is on. */
export const loginInput = z.object({
  username: text({ field: "Username", max: limits.emailMax }),
  password: password("Password", 1),
  code: z.optional(text({ field: "Code", min: 0, max: limits.codeMax })),
});

/** The account's owner asks, and has the app that is in force, where there is one: its code, or a recovery code. */
export const twoFactorInput = z.object({
  password: password("Password", 1),
  code: z.optional(text({ field: "Code", min: 0, max: limits.codeMax })),
});

/** A first code of the authenticator app. */
export const codeInput = z.object({ code: text({ field: "Code", max: limits.codeMax }) });

/** Says again that it is the account's owner who asks. */
export const ownPasswordInput = z.object({ password: password("Password", 1) });

/** Whether superadmins must sign in by a second factor. */
export const twoFactorRequirement = z.object({ required: flag("Required") });

export const registerInput = z.object({
  name: text({ field: "Full name", max: limits.nameMax }),
  username,
  email,
  password: password("Password", limits.passwordMin),
  /** The first account's, where the site asks for it. */
  setupCode: z.optional(text({ field: "Setup code", min: 0, max: limits.codeMax })),
});

/** Links that the account has made for others end, unless they are to be kept. */
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
