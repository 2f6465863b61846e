import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** Fields that may hold secrets. */
const secrets = [
  ...["authorization", "cookie", "currentPassword", "newPassword", "password", "token"],
  ...["recoveryCodes", "secret", "setupCode"],
];

type LoggedError = Readonly<{ type: string; message: string; code?: unknown; stack?: string; cause?: LoggedError }>;

/** Logs only the place of an error: a failed query carries its statement with all its values. */
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

/** Writes JSON lines with UTC times, by default to standard output. */
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
