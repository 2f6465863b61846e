import { createHash, randomBytes } from "node:crypto";
import type { UndoTokens } from "../application/history/store.ts";

/** 192 random bits, of which the database stores only the hash. */
export const undoTokens: UndoTokens = {
  create: () => randomBytes(24).toString("base64url"),
  hashOf: (token) => createHash("sha256").update(token).digest("hex"),
};
