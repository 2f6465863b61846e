import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { isOpen, type ResetLink, resetLinkEnd } from "../../domain/account-links.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, isSuperadmin, type User } from "../../domain/user.ts";
import { type AuditLog, accountOf } from "../audit.ts";
import type { PasswordHasher } from "../credentials.ts";
import { refuseWeak } from "../credentials.ts";
import type { LoginLimits } from "../login-limits.ts";
import type { AccountLetters } from "../mail/account-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Clock, SiteState, Transaction } from "../ports.ts";
import type { RightCheck, SessionRepository } from "../sessions.ts";
import type { UserRepository } from "../users.ts";
import type { SignUpLimits } from "./act-limits.ts";
import { goneLink, type LinkTokens, type MadeLink, type ResetLinkRepository } from "./links.ts";
import type { MadeLinks } from "./made-links.ts";

type Needs = Readonly<{
  resetLinks: ResetLinkRepository;
  users: UserRepository;
  checkRight: RightCheck;
  sessions: SessionRepository;
  madeLinks: Pick<MadeLinks, "end">;
  outbox: Outbox;
  letters: AccountLetters;
  linkTokens: LinkTokens;
  passwords: PasswordHasher;
  loginLimits: LoginLimits;
  signUpLimits: SignUpLimits;
  siteState: SiteState;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  now: Clock;
}>;

const refuse = (message: Refusal) => new DomainError("invalid", { message });

/** The links as superadmins make them. */
const createMaking = ({ resetLinks, users, checkRight, linkTokens, siteState, transaction, audit, now }: Needs) => ({
  /** @throws {DomainError} for the caller's own account: a person at an open dashboard may not know its password. */
  async create(userId: string, by: Actor): Promise<MadeLink> {
    if (userId === by.user.id) throw refuse(accountMessages.ownPasswordItself);
    const token = linkTokens.make();
    const [createdAt, expiresAt] = [now(), resetLinkEnd(now())];
    await transaction(async () => {
      await siteState.lock();
      await checkRight(by, isSuperadmin);
      const user = await users.findById(userId);
      if (!user) throw new DomainError("notFound");
      if (user.disabled) throw refuse(accountMessages.disabledAccount);
      const tokenHash = linkTokens.hashOf(token);
      await resetLinks.save({ userId, tokenHash, madeBy: by.user.id, createdAt, expiresAt });
      await audit.record(by, [{ ...accountOf(user), action: "update", detail: { fields: ["resetLink"] } }]);
    });
    return { token, expiresAt };
  },
});

/** The links as their holders see and use them. */
function createRedeeming(needs: Needs) {
  const { resetLinks, users, sessions, madeLinks, outbox, letters, linkTokens, passwords } = needs;
  const { loginLimits, signUpLimits, siteState, transaction, audit, now } = needs;

  /** Returns link and account. @throws {DomainError} "notFound" for an invalid or expired link */
  const find = async (token: string): Promise<Readonly<{ link: ResetLink; user: User }>> => {
    const link = await resetLinks.findByHash(linkTokens.hashOf(token));
    if (!link || !isOpen(link, now())) throw goneLink();
    const [user, maker] = await Promise.all([users.findById(link.userId), users.findById(link.madeBy)]);
    // A link that was requested by mail was made by the account itself.
    if (!user || user.disabled || !(link.madeBy === user.id || isSuperadmin(maker))) throw goneLink();
    return { link, user };
  };

  return {
    /** The account whose password the link sets. */
    find: async (token: string): Promise<User> => (await find(token)).user,

    /**
     * Ends every session of the account, and the links that it has made; a login in progress fails, since it has
     * checked another password.
     */
    async use(token: string, password: string, ip: string): Promise<User> {
      const before = await find(token);
      await signUpLimits("reset", ip);
      await refuseWeak(passwords, { field: "password", password, username: before.user.username });
      const passwordHash = await passwords.hash(password);
      const user = await transaction(async () => {
        await siteState.lock();
        const { user } = await find(token);
        await users.update({ ...user, passwordHash, updatedAt: now() });
        await sessions.removeOf(user.id);
        await resetLinks.removeOf(user.id);
        await madeLinks.end(user.id);
        if (user.email) await outbox.put({ to: user.email, ...(await letters.passwordSet(user)) });
        const detail = { resetLink: true };
        await audit.record({ user, ip }, [{ ...accountOf(user), action: "passwordChange", detail }]);
        return user;
      });
      await loginLimits.forget(user);
      return user;
    },
  };
}

/**
 * Superadmins make reset links for people who have lost their password, or these request one by mail; the second factor
 * stays.
 */
export const createResetLinksService = (needs: Needs) => ({
  ...createMaking(needs),
  ...createRedeeming(needs),
  removeEnded: () => needs.resetLinks.removeEnded(needs.now()),
});

export type ResetLinksService = ReturnType<typeof createResetLinksService>;
