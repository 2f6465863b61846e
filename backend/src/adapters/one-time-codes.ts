import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { OneTimeCodes } from "../application/accounts/two-factor-codes.ts";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secretBytes = 20;
const stepMs = 30_000;
const toleranceSteps = 1;
// Without letters and digits that look alike.
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";

function encode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join("");
}

function decode(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The six-digit code that RFC 6238 gives for a base32 secret and this step of 30 seconds since 1970. */
export function oneTimeCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decode(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

function isSame(code: string, given: string): boolean {
  const [own, other] = [Buffer.from(code), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
}

const letters = (count: number) =>
  Array.from({ length: count }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join("");

export const oneTimeCodes: OneTimeCodes = {
  newSecret: () => encode(randomBytes(secretBytes)),
  newRecoveryCode: () => `${letters(5)}-${letters(5)}`,
  uriOf(secret, { issuer, username }) {
    // A colon would end the issuer within the label.
    const name = issuer.replaceAll(":", " ");
    const query = `secret=${secret}&issuer=${encodeURIComponent(name)}&algorithm=SHA1&digits=6&period=30`;
    return `otpauth://totp/${encodeURIComponent(name)}:${encodeURIComponent(username)}?${query}`;
  },
  stepOf(code, { secret, at, after }) {
    const now = stepAt(at);
    const steps = Array.from({ length: 2 * toleranceSteps + 1 }, (_, index) => now - toleranceSteps + index);
    const matching = steps.filter((step) => isSame(oneTimeCodeAt(secret, step), code));
    return matching.find((step) => step > after) ?? null;
  },
};
