import { createHmac, timingSafeEqual } from "node:crypto";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const length = 16;

const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Makes the code of the first registration. It follows from the site's secret: a restart prints it again, every
 * instance prints the same code, and it is never stored.
 */
export function createSetupCode(secret: string) {
  const bytes = createHmac("sha256", secret).update("etalase setup code").digest();
  const code = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join("");
  return {
    /** In groups of four, which are easier to type. */
    text: code.replace(/.{4}(?=.)/g, "$&-"),
    matches(typed: string): boolean {
      const given = Buffer.from(plain(typed));
      return given.length === length && timingSafeEqual(given, Buffer.from(code));
    },
  };
}
