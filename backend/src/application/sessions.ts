import type { Session } from "../domain/session.ts";

export interface SessionRepository {
  find(id: string): Promise<Session | null>;
  /** The newest use first. */
  listOf(userId: string): Promise<readonly Session[]>;
  insert(session: Session): Promise<void>;
  touch(id: string, lastSeenAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends every session of the account, but for `except`. */
  removeOf(userId: string, except?: string): Promise<void>;
  removeEnded(lastSeenBefore: Date, createdBefore: Date): Promise<void>;
}
