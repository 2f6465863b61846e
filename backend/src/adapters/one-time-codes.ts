import { randomInt, timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { OneTimeCodes } from "../application/accounts/two-factor-store.ts";
import { keyFor } from "./fingerprint.ts";

// Neither alphabet has ambiguous letters and digits.
const setupLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 16;

const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Makes the code of the first registration. It follows from the site's secret: a restart prints it again, every
 * instance prints the same code, and it is never stored.
 */
export function createSetupCode(secret: string) {
  const bytes = keyFor(secret, "setup code");
  const code = Array.from(bytes.subarray(0, length), (byte) => setupLetters[byte % setupLetters.length]).join("");
  return {
    /** In groups of four, which are easier to type. */
    text: code.replace(/.{4}(?=.)/g, "$&-"),
    matches(typed: string): boolean {
      const bytes = Buffer.from(plain(typed));
      return bytes.length === length && timingSafeEqual(bytes, Buffer.from(code));
    },
  };
}

const secretBytes = 20;
const stepMs = 30_000;
const toleranceSteps = 1;

/** The six-digit code that RFC 6238 gives for a base32 secret and this step of 30 seconds since 1970. */
export const oneTimeCodeAt = (secret: string, step: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * stepMs });

export const stepAt = (at: Date): number => TOTP.counter({ timestamp: at.getTime() });

const letters = (count: number) =>
  Array.from({ length: count }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join("");

export const oneTimeCodes: OneTimeCodes = {
  newSecret: () => new Secret({ size: secretBytes }).base32,
  newRecoveryCode: () => `${letters(5)}-${letters(5)}`,
  // A colon would end the issuer within the label.
  uriOf: (secret, { issuer, username }) =>
    new TOTP({ secret, issuer: issuer.replaceAll(":", " "), label: username }).toString(),
  stepOf(code, { secret, at, after }) {
    // The library throws for other letters that are longer as bytes.
    if (!/^\d{6}$/.test(code)) return null;
    const timestamp = at.getTime();
    const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window: toleranceSteps });
    const step = delta === null ? after : stepAt(at) + delta;
    return step > after ? step : null;
  },
};
