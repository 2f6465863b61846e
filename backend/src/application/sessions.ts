import { DomainError } from "../domain/errors.ts";
import type { Session } from "../domain/session.ts";
import { type Actor, isAtWork, type User } from "../domain/user.ts";

export interface SessionRepository {
  find(id: string): Promise<Session | null>;
  /** The most recently used first. */
  listOf(userId: string, limit: number): Promise<readonly Session[]>;
  insert(session: Session): Promise<unknown>;
  /** Ends the oldest sessions of the account, so that this many stay. */
  removeOldest(userId: string, stay: number): Promise<unknown>;
  touch(id: string, lastSeenAt: Date): Promise<unknown>;
  /** @returns false for a session that has ended before */
  remove(id: string): Promise<boolean>;
  /** Ends every session of the account, except `except`. */
  removeOf(userId: string, except?: string): Promise<unknown>;
  removeEnded(lastSeenBefore: Date, createdBefore: Date): Promise<unknown>;
}

type Needs = Readonly<{
  users: Readonly<{ findById(id: string): Promise<User | null> }>;
  sessions: Pick<SessionRepository, "find">;
}>;

/**
 * Checks again, under the site's lock, the right that a call began with: the session may have ended meanwhile, and with
 * it the links that the account has made.
 * @throws {DomainError} "unauthenticated"
 */
export const createRightCheck =
  ({ users, sessions }: Needs) =>
  async ({ user, sessionId }: Actor, may: (user: User | null) => boolean = isAtWork): Promise<void> => {
    const isOver = sessionId !== undefined && !(await sessions.find(sessionId));
    if (isOver || !may(await users.findById(user.id))) throw new DomainError("unauthenticated");
  };

export type RightCheck = ReturnType<typeof createRightCheck>;
