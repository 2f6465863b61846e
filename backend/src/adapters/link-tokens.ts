import { createHash, randomBytes } from "node:crypto";
import type { LinkTokens } from "../application/accounts/links.ts";

/** Tokens of 256 bits cannot be guessed, so a plain hash protects them as well as a slow one. */
export const linkTokens: LinkTokens = {
  make: () => randomBytes(32).toString("base64url"),
  hashOf: (token) => createHash("sha256").update(token).digest("base64url"),
};
