import { expect, test } from "vitest";
import { isLeadCode, leadCodeLength, leadCodeOf, withLeadCode } from "./code.ts";

test("a code is six characters that nobody confuses", () => {
  const codes = Array.from({ length: 500 }, () => leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength))));
  expect(codes.filter((code) => !isLeadCode(code))).toEqual([]);
  expect(new Set(codes.join(""))).toHaveLength(31);
});

test("a code follows from its numbers", () => {
  expect(leadCodeOf(new Uint32Array([0, 30, 31, 2 ** 32 - 1, 7, 8]))).toBe("2Z259A");
});

test("a chat names its lead in its last line", () => {
  expect(withLeadCode("Halo, saya tertarik.", "7K2PQM")).toBe("Halo, saya tertarik.\nKode: 7K2PQM");
});
