import { createHash, createHmac } from "node:crypto";
import type { AuditNeeds, Fingerprint } from "../application/audit.ts";

/** The SHA-256 of a text with a key. */
export const hmacOf = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** A key for one use. @param secret the site's secret, which signs nothing itself */
export const keyFor = (secret: string, use: string): Buffer => hmacOf(secret, `etalase ${use}`);

/** The keyed hashes of the audit log. @param secret the keys are derived from it */
export function createAuditKeys(secret: string): Pick<AuditNeeds, "seal" | "addressOf"> {
  const [sealKey, addressKey] = [keyFor(secret, "audit"), keyFor(secret, "address")];
  return {
    seal: (text) => hmacOf(sealKey, text).toString("hex"),
    addressOf: (ip) => hmacOf(addressKey, ip).toString("hex").slice(0, 32),
  };
}

export const fingerprint: Fingerprint = (text) => ({
  sha256: createHash("sha256").update(text).digest("hex"),
  bytes: Buffer.byteLength(text),
});

/** The SHA-256 of bytes, in hex; with a word, another digest of the same bytes. */
export const digestOf = (bytes: Uint8Array, word = ""): string =>
  createHash("sha256").update(bytes).update(word).digest("hex");
