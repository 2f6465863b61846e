import { createHash } from "node:crypto";
import type { Fingerprint } from "../application/audit.ts";

export const fingerprint: Fingerprint = (text) => ({
  sha256: createHash("sha256").update(text).digest("hex"),
  bytes: Buffer.byteLength(text),
});
