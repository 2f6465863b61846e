import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SecretBox } from "../application/accounts/two-factor-store.ts";
import { hmacOf, keyFor } from "./fingerprint.ts";

const ivBytes = 12;
const tagBytes = 16;

/** Seals with AES-256-GCM, bound to the owner. @param secret the keys are derived from it */
export function createSecretBox(secret: string): SecretBox {
  const [sealing, hashing] = [keyFor(secret, "seal"), keyFor(secret, "recovery codes")];

  return {
    close(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      try {
        const decipher = createDecipheriv("aes-256-gcm", sealing, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
      } catch {
        // Another secret, another owner or a broken row: none of them gives readable text.
        return null;
      }
    },
    hashOf: (text, owner) => hmacOf(hashing, `${owner} ${text}`).toString("base64url"),
  };
}
