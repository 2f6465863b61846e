/** The server timed out; `code` selects the response to clients. */
export class DatabaseAway extends Error {
  readonly code = "DATABASE_AWAY";
}

/** The server answers, but the statement would have taken too long. */
export class DatabaseBusy extends Error {
  readonly code = "DATABASE_BUSY";
}

type Refusal = Readonly<{ errno?: unknown; sqlState?: unknown; fatal?: unknown }>;

/**
 * Errors of an interrupted server (1053, 1317), and of one whose group did not agree in time (1180, 3100): the other
 * servers of the cluster may have stored the change all the same.
 */
const tellNoOutcome: readonly unknown[] = [1053, 1180, 1317, 3100];

/** Tells whether the server itself has refused, and so knows the outcome of the transaction. */
export const isAnswer = (error: unknown): boolean => {
  const { errno, sqlState, fatal }: Refusal = Object(error);
  return typeof errno === "number" && typeof sqlState === "string" && !fatal && !tellNoOutcome.includes(errno);
};

/** Errors of a server that no longer takes changes for its cluster, or is about to leave it. */
const readOnly: readonly unknown[] = [1290, 1836, 3032, 3100];

/** Tells whether another server may take changes, which a new connection reaches. */
export const isReadOnly = (error: unknown): boolean => readOnly.includes(Object(error).errno);
