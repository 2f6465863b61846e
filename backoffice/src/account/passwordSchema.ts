import { passwordInput } from "@etalase/contracts/auth.schema";
import { messages } from "@etalase/contracts/messages";
import * as z from "zod/mini";

/** The server's rules, and that the new password was typed twice alike. */
export const passwordSchema = z.extend(passwordInput, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: messages.auth.passwordsDiffer,
    path: ["confirmPassword"],
    // Also while the other fields are not right yet.
    when: () => true,
  }),
);

export type PasswordValues = z.output<typeof passwordSchema>;
