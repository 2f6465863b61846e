import { randomBytes } from "node:crypto";

/** A random key of 256 bits, safe in URLs. */
export const randomKey = (): string => randomBytes(32).toString("base64url");
