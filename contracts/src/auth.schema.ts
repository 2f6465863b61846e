import * as z from "zod/mini";
import { authLimits as limits } from "./auth.ts";
import { email, rule, text } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";
import { lengthOf, textProblem } from "./text/text.ts";

const username = text({ field: "Username", min: limits.usernameMin, max: limits.usernameMax }).check(
  rule((value) =>
    textProblem(value, { field: "", max: limits.usernameMax }) || /^[a-z0-9._-]+$/i.test(value)
      ? undefined
      : messages.auth.invalidUsername,
  ),
);

// Never trimmed: a space is a character of a password.
const password = (field: string, min: number) =>
  z.string({ error: messages.required(field) }).check(
    rule((value) => {
      if (value === "") return messages.required(field);
      if (lengthOf(value) < min) return messages.tooShort(field, min);
      if (lengthOf(value) > limits.passwordMax) return messages.tooLong(field, limits.passwordMax);
      return undefined;
    }),
  );

/** `username` takes the e-mail address as well. */
export const loginInput = z.object({
  username: text({ field: "Username", max: limits.emailMax }),
  password: password("Password", 1),
});

export const registerInput = z.object({
  name: text({ field: "Full name", max: limits.nameMax }),
  username,
  email,
  password: password("Password", limits.passwordMin),
});

export const passwordInput = z.object({
  currentPassword: password("Current password", 1),
  newPassword: password("Password", limits.passwordMin),
});

export type LoginInput = z.output<typeof loginInput>;
export type RegisterInput = z.output<typeof registerInput>;
export type PasswordInput = z.output<typeof passwordInput>;
