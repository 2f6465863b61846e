import { DomainError } from "../../domain/errors.ts";
import { isAlive, type Session } from "../../domain/session.ts";
import type { Actor, User } from "../../domain/user.ts";
import { type AuditLog, accountOf } from "../audit.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { SessionRepository } from "../sessions.ts";

const shownMost = 100;

type Needs = Readonly<{
  sessions: SessionRepository;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  now: Clock;
}>;

/** The sessions of an account. */
export function createSessionsService({ sessions, transaction, audit, now }: Needs) {
  return {
    /** The sessions that have not ended, the most recently used first; a hundred at most. */
    listOf: async (user: User): Promise<readonly Session[]> =>
      (await sessions.listOf(user.id, shownMost)).filter((session) => isAlive(session, now())),

    /** Ends one of the caller's own sessions. @throws {DomainError} "notFound" for others' sessions and ended ones */
    end: (id: string, by: Actor): Promise<void> =>
      transaction(async () => {
        const session = await sessions.find(id);
        const isOwn = session?.userId === by.user.id && isAlive(session, now());
        if (!isOwn || !(await sessions.remove(id))) throw new DomainError("notFound");
        await audit.record(by, [{ ...accountOf(by.user), action: "signOut", detail: { browser: session.browser } }]);
      }),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
