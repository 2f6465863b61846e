import { DomainError } from "../../domain/errors.ts";
import { isAlive, type Session } from "../../domain/session.ts";
import type { Actor, User } from "../../domain/user.ts";
import { type AuditLog, accountOf } from "../audit.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { SessionRepository } from "../sessions.ts";

type Needs = Readonly<{
  sessions: SessionRepository;
  transaction: Transaction;
  audit: Pick<AuditLog, "record">;
  now: Clock;
}>;

/** Where an account is signed in. */
export function createSessionsService({ sessions, transaction, audit, now }: Needs) {
  const listOf = async (user: User): Promise<readonly Session[]> =>
    (await sessions.listOf(user.id)).filter((session) => isAlive(session, now()));

  return {
    /** Those that have not ended, the newest use first. */
    listOf,

    /** Ends one of the own sessions. @throws {DomainError} "notFound" for another account's, and for one that has ended */
    end: (id: string, by: Actor): Promise<void> =>
      transaction(async () => {
        const session = (await listOf(by.user)).find((one) => one.id === id);
        if (!session) throw new DomainError("notFound");
        await sessions.remove(id);
        await audit.record(by, [{ ...accountOf(by.user), action: "signOut", detail: { browser: session.browser } }]);
      }),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
