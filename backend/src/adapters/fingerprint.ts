import { createHash } from "node:crypto";
import type { Fingerprint } from "../application/audit.ts";

export const fingerprint: Fingerprint = (text) => ({
  sha256: createHash("sha256").update(text).digest("hex"),
  bytes: Buffer.byteLength(text),
});

/** The SHA-256 of bytes, in hex; with a word, another digest of the same bytes. */
export const digestOf = (bytes: Uint8Array, word = ""): string =>
  createHash("sha256").update(bytes).update(word).digest("hex");
