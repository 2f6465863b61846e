import { randomBytes } from "node:crypto";

/** Text that nobody guesses: 256 bits, as an address takes them. */
export const randomKey = (): string => randomBytes(32).toString("base64url");
