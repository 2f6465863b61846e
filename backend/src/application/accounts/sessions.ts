import { isStaff } from "@etalase/contracts/auth";
import { DomainError } from "../../domain/errors.ts";
import { isAlive, type Session, sessionLimits } from "../../domain/session.ts";
import type { Actor, User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import type { TokenSigner } from "../credentials.ts";
import type { Origin } from "../login-limits.ts";
import type { AccountTools } from "./tools.ts";

export type SessionNeeds = AccountTools &
  Readonly<{
    tokens: TokenSigner;
    /** Hashes a client's address with a key. */
    addressHash: (ip: string) => string;
  }>;

/** Stores a new session. Call it inside the transaction of the sign-in. */
export async function beginSession(
  { sessions, addressHash, now, newId }: SessionNeeds,
  user: User,
  { ip, browser = "" }: Origin,
): Promise<Session> {
  const at = now();
  const where = { browser, address: addressHash(ip) };
  const session: Session = { id: newId(), userId: user.id, ...where, createdAt: at, lastSeenAt: at };
  await sessions.insert(session);
  if (!isStaff(user.role)) await sessions.removeOldest(user.id, sessionLimits.most);
  return session;
}

/** The answer to a client whose session has begun: its token, and the mark by which its browser stays known. */
export async function welcome(
  { tokens, loginLimits }: SessionNeeds,
  { account, session }: Readonly<{ account: User; session: Session }>,
  { binding }: Origin,
) {
  const claims = { userId: account.id, sessionId: session.id, ...(binding ? { binding } : {}) };
  const token = await tokens.sign(claims, session.createdAt);
  return { user: account, token, device: await loginLimits.markDevice(account) };
}

const shownMost = 100;

/** The sessions of an account. */
export function createSessionsService({ sessions, transaction, audit, now }: AccountTools) {
  return {
    /** The sessions that have not ended, the most recently used first; a hundred at most. */
    listOf: async (user: User): Promise<readonly Session[]> =>
      (await sessions.listOf(user.id, shownMost)).filter((session) => isAlive(session, now())),

    /** Ends one of the caller's own sessions. @throws {DomainError} "notFound" for others' sessions and ended ones */
    end: (id: string, by: Actor): Promise<unknown> =>
      transaction(async () => {
        const session = await sessions.find(id);
        const isOwn = session?.userId === by.user.id && isAlive(session, now());
        if (!isOwn || !(await sessions.remove(id))) throw new DomainError("notFound");
        await audit.record(by, [{ ...accountOf(by.user), action: "signOut", detail: { browser: session.browser } }]);
      }),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
