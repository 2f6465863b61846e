import type { AuditLog } from "./audit.ts";
import type { ChangeContent } from "./content.ts";
import type { Clock, History, NewId, Pause, RateLimiter, Transaction } from "./ports.ts";
import type { RightCheck } from "./sessions.ts";

/** The tools of a site that need no table of a feature; each use case takes those that it needs. */
export type Tools = Readonly<{
  transaction: Transaction;
  /** Runs work in a transaction during which no content changes, so that each write reads the result of the one before. */
  exclusively: Transaction;
  changeContent: ChangeContent;
  history: Pick<History, "write">;
  audit: Pick<AuditLog, "record">;
  limiter: RateLimiter;
  checkRight: RightCheck;
  /** Lets other waiting work run. */
  pause: Pause;
  now: Clock;
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed: () => number;
  newId: NewId;
}>;
