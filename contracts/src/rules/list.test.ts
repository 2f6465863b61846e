import { expect, test } from "vitest";
import { isPlainLine } from "../text/characters.ts";
import { bulkMax, pageLimits, wordOf } from "./list.ts";

test("one bulk call takes all the rows that a page can show", () => {
  expect(bulkMax).toBeGreaterThanOrEqual(pageLimits.maxLimit);
});

test("a word of an address holds no character that a search refuses", () => {
  for (let code = 1; code <= 0x10ffff; code++) {
    const word = `a${String.fromCodePoint(code)}a`;
    if (!isPlainLine(word)) expect(wordOf(word, 100), code.toString(16)).toBeUndefined();
  }
  expect(wordOf(" toko daring 🎉 ", 100)).toBe("toko daring 🎉");
});
