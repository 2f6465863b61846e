import { describe, expect, test } from "vitest";
import { createSetupCode, oneTimeCodeAt, oneTimeCodes, stepAt } from "./one-time-codes.ts";

const siteSecret = "a secret that is long enough for tests";

test("a setup code is the same for every instance and start, and another for another site", () => {
  const { text } = createSetupCode(siteSecret);
  expect(text).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(createSetupCode(siteSecret).text).toBe(text);
  expect(createSetupCode(`${siteSecret}.`).text).not.toBe(text);
});

test("a setup code matches however it is typed, and nothing else does", () => {
  const code = createSetupCode(siteSecret);
  for (const typed of [code.text, code.text.toLowerCase(), code.text.replaceAll("-", " "), ` ${code.text} `])
    expect(code.matches(typed), typed).toBe(true);
  for (const typed of ["", "-", code.text.slice(1), `${code.text}A`, "AAAA-AAAA-AAAA-AAAA", "🎉".repeat(16)])
    expect(code.matches(typed), typed).toBe(false);
});

// "12345678901234567890" in base32, the secret of the RFC's examples.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

// Appendix B of RFC 6238, SHA-1, the last six of its eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code %i seconds after 1970 is %s", (seconds, code) => {
  expect(oneTimeCodeAt(secret, stepAt(at(seconds)))).toBe(code);
});

describe("a code", () => {
  const stepOf = (code: string, seconds: number, after = 0) =>
    oneTimeCodes.stepOf(code, { secret, at: at(seconds), after });

  test("holds in its own step and the ones beside it", () => {
    const code = oneTimeCodeAt(secret, 1000);
    for (const seconds of [29_970, 29_999, 30_000, 30_029, 30_030, 30_059]) expect(stepOf(code, seconds)).toBe(1000);
    for (const seconds of [29_969, 30_060]) expect(stepOf(code, seconds)).toBeNull();
  });

  test("does not hold once it, or a later one, was used", () => {
    expect(stepOf(oneTimeCodeAt(secret, 1000), 30_000, 999)).toBe(1000);
    expect(stepOf(oneTimeCodeAt(secret, 1000), 30_000, 1000)).toBeNull();
    expect(stepOf(oneTimeCodeAt(secret, 999), 30_000, 1000)).toBeNull();
    expect(stepOf(oneTimeCodeAt(secret, 1001), 30_000, 1000)).toBe(1001);
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６", "\u{1f600}\u{1f600}\u{1f600}"])("is not %j", (code) => {
    expect(stepOf(code, 30_000)).toBeNull();
  });
});

test("a secret has 160 bits and is another each time", () => {
  const secrets = new Set(Array.from({ length: 50 }, oneTimeCodes.newSecret));
  expect(secrets.size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test("a recovery code is ten letters and digits that nobody confuses", () => {
  const codes = Array.from({ length: 50 }, oneTimeCodes.newRecoveryCode);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

test("the address for a QR code names site and account, whatever they are called", () => {
  const uri = new URL(oneTimeCodes.uriOf(secret, { issuer: "Toko: & Co", username: "ana" }));
  expect(`${uri.protocol}//${uri.host}`).toBe("otpauth://totp");
  expect(decodeURIComponent(uri.pathname)).toBe("/Toko  & Co:ana");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: "Toko  & Co",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
