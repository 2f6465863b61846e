import type { User } from "../../domain/user.ts";
import type { AuditLog } from "../audit.ts";
import type { AccountMaker, OwnPassword, PasswordHasher } from "../credentials.ts";
import type { LoginLimits } from "../login-limits.ts";
import type { AccountLetters } from "../mail/account-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { SiteState } from "../ports.ts";
import type { SessionRepository } from "../sessions.ts";
import type { Tools } from "../tools.ts";
import type { ActLimits, SignUpLimits } from "../tries.ts";
import type { UserRepository } from "../users.ts";
import type { LinkTokens, MadeLinks, ResetLinkRepository } from "./links.ts";
import type { TwoFactorRepository } from "./two-factor-store.ts";

/** The tools of all services for accounts; each takes those that it needs. */
export type AccountTools = Pick<Tools, "exclusively" | "transaction" | "checkRight" | "now" | "newId"> &
  Readonly<{
    users: UserRepository;
    sessions: SessionRepository;
    twoFactors: TwoFactorRepository;
    resetLinks: ResetLinkRepository;
    siteState: SiteState;
    audit: AuditLog;
    makeAccount: AccountMaker;
    passwords: PasswordHasher;
    ownPassword: OwnPassword;
    loginLimits: LoginLimits;
    actLimits: ActLimits;
    signUpLimits: SignUpLimits;
    linkTokens: LinkTokens;
    /** Links that an account has made for others. */
    madeLinks: Pick<MadeLinks, "end">;
    outbox: Outbox;
    letters: AccountLetters;
  }>;

/**
 * Returns the present account; null when it is gone, or has another password than the one that was checked: the check
 * takes long enough for a change in between. Call it inside `exclusively`.
 */
export async function presentAs({ users }: Pick<AccountTools, "users">, checked: User): Promise<User | null> {
  const user = await users.findById(checked.id);
  return user?.passwordHash === checked.passwordHash ? user : null;
}

export const storeHash = (
  { users, now }: Pick<AccountTools, "users" | "now">,
  user: User,
  passwordHash: string,
): Promise<User> => users.update({ ...user, passwordHash, updatedAt: now() });
