import { expect, test } from "vitest";
import { isLeadCode, leadCodeLength, leadCodeOf } from "./code.ts";

test("a code is six characters that nobody confuses", () => {
  const codes = Array.from({ length: 500 }, () => leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength))));
  expect(codes.filter((code) => !isLeadCode(code))).toEqual([]);
  expect(new Set(codes.join(""))).toHaveLength(31);
});

test("a code follows from its numbers", () => {
  expect(leadCodeOf(new Uint32Array([0, 30, 31, 2 ** 32 - 1, 7, 8]))).toBe("2Z259A");
});
