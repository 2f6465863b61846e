type Refusal = Readonly<{ errno?: unknown; sqlState?: unknown; fatal?: unknown }>;

/**
 * What an interrupted server says (1053, 1317), and one whose group could not agree with it in time (1180, 3100): the
 * others of a cluster may have stored the change all the same.
 */
const tellNoOutcome: readonly unknown[] = [1053, 1180, 1317, 3100];

/** The server itself has refused, and knows what it did with the transaction. */
export const isAnswer = (error: unknown): boolean => {
  const { errno, sqlState, fatal }: Refusal = Object(error);
  return typeof errno === "number" && typeof sqlState === "string" && !fatal && !tellNoOutcome.includes(errno);
};

/** Said by a server of a cluster that is no longer the one that takes changes, or is about to leave. */
const readOnly: readonly unknown[] = [1290, 1836, 3032, 3100];

/** Another server may take changes, to which a new connection leads. */
export const isReadOnly = (error: unknown): boolean => readOnly.includes(Object(error).errno);
