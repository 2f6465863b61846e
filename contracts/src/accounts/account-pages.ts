import type { Role } from "../auth.ts";

/** What a form shows again: field → sentence, and what is wrong with the whole. */
type Refused = Readonly<{ errors?: Readonly<Record<string, string>>; alert?: string }>;

/** The pages that links to accounts lead to. */
export type AccountPage =
  | (Refused & Readonly<{ kind: "invitation"; name: string; role: Role; username?: string }>)
  | (Refused & Readonly<{ kind: "resetPassword"; username: string }>)
  | (Refused & Readonly<{ kind: "forgotPassword"; isMailSetUp: boolean; email?: string }>)
  | (Refused & Readonly<{ kind: "confirmEmail"; email: string }>)
  | Readonly<{ kind: AccountMessage }>;

/** Those that only say something. */
export type AccountMessage = "accountMade" | "passwordSet" | "mailSent" | "emailConfirmed" | "goneLink";
