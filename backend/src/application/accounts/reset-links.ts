import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { isOpen, type ResetLink, resetLinkEnd } from "../../domain/account-links.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, identityKey, isSuperadmin, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { existing } from "../content.ts";
import { refuseWeak } from "../credentials.ts";
import type { AccountLetters } from "../mail/account-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import type { UserRepository } from "../users.ts";
import { goneLink, type LinkTokens, type MadeLink, type ResetLinkRepository } from "./links.ts";
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
        await outbox.put({ to: user.email, ...(await letters.passwordSet(user)) });
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

type Needs = Pick<Tools, "limiter" | "exclusively" | "audit" | "now"> &
  Readonly<{
    resetLinks: Pick<ResetLinkRepository, "save">;
    users: Pick<UserRepository, "findByIdentity">;
    linkTokens: LinkTokens;
    outbox: Outbox;
    letters: AccountLetters;
    /** Called with errors that happen after the response was sent. */
    failed?: ((step: string, error: unknown) => void) | undefined;
  }>;

/*
 * The limits of requests for a new password in a quarter of an hour, like those of sign-ins: an address 5 times by one
 * client, a client 20 times. After 3 requests for one account, further ones get the same answer and send nothing: the
 * last link is still valid, and nobody's mailbox is filled.
 */
const windowMs = 15 * 60_000;
const most = { address: 5, client: 20, letters: 3 } as const;

/**
 * Mails a link like a superadmin's to people who have forgotten their password. Nobody learns whether there is an
 * account.
 */
export function createForgottenPasswords(needs: Needs) {
  const { resetLinks, users, linkTokens, outbox, letters, limiter, exclusively, audit, now } = needs;
  const { failed = () => {} } = needs;
  const underWay = new Set<Promise<void>>();

  const write = (email: string, ip: string) =>
    exclusively(async () => {
      const user = await users.findByIdentity(email);
      if (!user || user.disabled) return;
      const { count: sent } = await limiter.count(`forgot:account:${user.id}`, windowMs);
      if (sent > most.letters) return;
      const token = linkTokens.make();
      const link = { userId: user.id, tokenHash: linkTokens.hashOf(token), madeBy: user.id };
      const expiresAt = resetLinkEnd(now());
      await resetLinks.save({ ...link, createdAt: now(), expiresAt });
      await outbox.put({ to: user.email, validUntil: expiresAt, ...(await letters.forgottenPassword(user, token)) });
      const detail = { fields: ["resetLink"], mailed: true };
      await audit.record({ user: null, ip }, [{ ...accountOf(user), action: "update", detail }]);
    });

  return {
    isMailSetUp: outbox.isSetUp,

    /**
     * Answers before it searches for the account, so that the answer takes the same time with and without one.
     * @throws {DomainError} "tooManyAttempts"
     */
    async ask(address: string, ip: string): Promise<void> {
      const email = identityKey(address);
      await countTry(limiter, `forgot:ip:${ip}`, { limit: most.client, windowMs });
      await countTry(limiter, `forgot:email:${email}:from:${ip}`, { limit: most.address, windowMs });
      if (!outbox.isSetUp) return;
      const writing = write(email, ip)
        .catch((error: unknown) => failed("mailing a reset link", error))
        .finally(() => underWay.delete(writing));
      underWay.add(writing);
    },

    /** Waits for work that goes on after its answer. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

export type ForgottenPasswords = ReturnType<typeof createForgottenPasswords>;
