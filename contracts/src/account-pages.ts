import type { Role } from "./auth.ts";

/** The errors that a refused form shows again: sentences by field, and one for the form as a whole. */
type Refused = Readonly<{ errors?: Readonly<Record<string, string>>; alert?: string }>;

/** The pages that links to accounts lead to. */
export type AccountPage =
  | (Refused & Readonly<{ kind: "invitation"; name: string; role: Role; username?: string }>)
  | (Refused & Readonly<{ kind: "resetPassword"; username: string }>)
  | (Refused & Readonly<{ kind: "forgotPassword"; isMailSetUp: boolean; email?: string }>)
  | (Refused & Readonly<{ kind: "confirmEmail"; email: string }>)
  | Readonly<{ kind: AccountMessage }>;

/** The pages without a form, which only show a message. */
export type AccountMessage = "accountMade" | "passwordSet" | "mailSent" | "emailConfirmed" | "goneLink";
