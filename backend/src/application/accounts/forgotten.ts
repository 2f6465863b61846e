import { resetLinkEnd } from "../../domain/account-links.ts";
import { identityKey } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import type { AccountLetters } from "../mail/account-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import type { UserRepository } from "../users.ts";
import type { LinkTokens, ResetLinkRepository } from "./links.ts";

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
