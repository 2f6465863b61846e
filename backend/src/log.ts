import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** Where secrets could stand. `sql` is the statement of a failed query, with all its values. */
const secrets = ["authorization", "cookie", "currentPassword", "newPassword", "password", "sql", "token"];

/** JSON lines with UTC times, to standard output unless told otherwise. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, redact: secrets.map((name) => `*.${name}`), timestamp: stdTimeFunctions.isoTime }, destination);
