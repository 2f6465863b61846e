import { createHmac } from "node:crypto";
import type { AuditNeeds } from "../application/audit.ts";

/** The keyed hashes of the audit log. @param secret the secret that signs tokens; each key is derived from it. */
export function createAuditKeys(secret: string): Pick<AuditNeeds, "seal" | "addressOf"> {
  const keyOf = (what: string) => createHmac("sha256", secret).update(`etalase ${what}`).digest();
  const [sealKey, addressKey] = [keyOf("audit"), keyOf("address")];
  return {
    seal: (text) => createHmac("sha256", sealKey).update(text).digest("hex"),
    addressOf: (ip) => createHmac("sha256", addressKey).update(ip).digest("hex").slice(0, 32),
  };
}
