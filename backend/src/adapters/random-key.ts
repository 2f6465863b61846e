import { randomBytes } from "node:crypto";

/** A text that nobody can guess: 256 bits, in letters that addresses allow. */
export const randomKey = (): string => randomBytes(32).toString("base64url");
