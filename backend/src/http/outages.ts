/** The resource that a request lacks for now: the database, or disk space. */
export type Outage = "away" | "full";

/** Codes of networks, MySQL, SQLite and files, anywhere in the chain of causes. */
const codes: Readonly<Record<Outage, ReadonlySet<string>>> = {
  away: new Set([
    ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN"],
    ...["EHOSTUNREACH", "ENETUNREACH", "PROTOCOL_CONNECTION_LOST", "DATABASE_AWAY", "DATABASE_BUSY", "MEDIA_AWAY"],
    // Locks that others hold too long, and statements that exceeded their time for another reason.
    ...["ER_LOCK_WAIT_TIMEOUT", "ER_LOCK_DEADLOCK", "ER_QUERY_TIMEOUT", "SQLITE_BUSY", "SQLITE_LOCKED"],
    // A server that accepts no more connections or changes, or is about to stop.
    ...["ER_CON_COUNT_ERROR", "ER_TOO_MANY_USER_CONNECTIONS", "ER_USER_LIMIT_REACHED", "ER_OUT_OF_RESOURCES"],
    ...["ER_OPTION_PREVENTS_STATEMENT", "ER_READ_ONLY_MODE", "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION"],
    // A server that is about to leave its cluster, or whose group has not agreed: the next try may reach another one.
    ...[
      "ER_SERVER_OFFLINE_MODE",
      "ER_RUN_HOOK_ERROR",
      "ER_TRANSACTION_ROLLBACK_DURING_COMMIT",
      "ER_ERROR_DURING_COMMIT",
    ],
    ...["ER_SERVER_SHUTDOWN", "ER_QUERY_INTERRUPTED", "ER_CLIENT_INTERACTION_TIMEOUT", "ER_LOCK_TABLE_FULL"],
    // A broken disk, or one that the system no longer lets anybody write to.
    ...["SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN", "EROFS", "EIO", "EACCES", "EPERM"],
    ...["EMFILE", "ENFILE"],
  ]),
  full: new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_ABORT", "ER_DISK_FULL", "ER_RECORD_FILE_FULL"]),
};

type Cause = Readonly<{ outage: Outage; code: string }>;

/** Returns the missing resource and the error's code, or null for an error of another kind. */
export function causeOf(error: unknown): Cause | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (codes.full.has(code)) return { outage: "full", code };
  return codes.away.has(code) ? { outage: "away", code } : causeOf(error.cause);
}

export const outageOf = (error: unknown): Outage | null => causeOf(error)?.outage ?? null;
