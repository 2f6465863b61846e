import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { isOpen, type ResetLink, resetLinkEnd } from "../../domain/account-links.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, isSuperadmin, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { existing } from "../content.ts";
import { refuseWeak } from "../credentials.ts";
import { goneLink, type MadeLink } from "./links.ts";
import { type AccountTools, storeHash } from "./tools.ts";

const refuse = (message: Refusal) => new DomainError("invalid", { message });

/** The links as superadmins make them. */
const createMaking = ({ resetLinks, users, checkRight, linkTokens, exclusively, audit, now }: AccountTools) => ({
  /** @throws {DomainError} for the caller's own account: a person at an open dashboard may not know its password. */
  async create(userId: string, by: Actor): Promise<MadeLink> {
    if (userId === by.user.id) throw refuse(accountMessages.ownPasswordItself);
    const token = linkTokens.make();
    const [createdAt, expiresAt] = [now(), resetLinkEnd(now())];
    await exclusively(async () => {
      await checkRight(by, isSuperadmin);
      const user = existing(await users.findById(userId));
      if (user.disabled) throw refuse(accountMessages.disabledAccount);
      const tokenHash = linkTokens.hashOf(token);
      await resetLinks.save({ userId, tokenHash, madeBy: by.user.id, createdAt, expiresAt });
      await audit.record(by, [{ ...accountOf(user), action: "update", detail: { fields: ["resetLink"] } }]);
    });
    return { token, expiresAt };
  },
});

/** The links as their holders see and use them. */
function createRedeeming(needs: AccountTools) {
  const { resetLinks, users, sessions, madeLinks, outbox, letters, linkTokens, passwords } = needs;
  const { loginLimits, signUpLimits, exclusively, audit, now } = needs;

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
      const user = await exclusively(async () => {
        const { user } = await find(token);
        await storeHash(needs, user, passwordHash);
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
export const createResetLinksService = (needs: AccountTools) => ({
  ...createMaking(needs),
  ...createRedeeming(needs),
  removeEnded: () => needs.resetLinks.removeEnded(needs.now()),
});

export type ResetLinksService = ReturnType<typeof createResetLinksService>;
