import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** Secrets could stand in these places. */
const secrets = [
  ...["authorization", "cookie", "currentPassword", "newPassword", "password", "token"],
  ...["recoveryCodes", "secret", "setupCode"],
];

type LoggedError = Readonly<{ type: string; message: string; code?: unknown; stack?: string; cause?: LoggedError }>;

/** Tells where an error happened and nothing else: a failed query carries its statement with all its values. */
function errorOf(error: unknown): LoggedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, stack = "", cause } = error;
  const causedBy = errorOf(cause);
  return {
    type: name,
    message,
    ...("code" in error ? { code: error.code } : {}),
    stack,
    ...(causedBy ? { cause: causedBy } : {}),
  };
}

/** Writes JSON lines with UTC times, to standard output unless told otherwise. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: (error: unknown) => errorOf(error) ?? { message: String(error) } },
      timestamp: stdTimeFunctions.isoTime,
    },
    destination,
  );
