import { expect, test } from "vitest";
import { filesIn, read } from "./test/imports.ts";

// This file holds examples of what it forbids.
const files = filesIn("{contracts,backend,backoffice,public-site,scripts,e2e,torture}/**/*.{ts,tsx}").filter(
  (file) => file !== "scripts/style.test.ts",
);

/** The beginnings of comments that stand before their subject, as in "What is left" instead of "The rest". */
const inverted = /(?:^|\s)(?:\/\*\*|\/\/|\/\*|\{\/\*)\s+(?:What|Whoever|Of|Those)\b.*/gm;

/** An object literal inside of another one; JSX passes properties of the same names so, behind its own brace. */
const nested = /[^{]\.\.\.\{.*/gm;

const findAll = (pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));

test("no object literal is spread into another one", () => {
  expect(findAll(nested)).toEqual([]);
});

test("no comment begins with What, Whoever, Of or Those", () => {
  expect(findAll(inverted)).toEqual([]);
});

test.each(["// What is left", "  /** Of the file. */", "{/* Those that wait */}", "const a = 1; // Whoever asks"])(
  "this test would find %j",
  (text) => {
    expect(text).toMatch(new RegExp(inverted.source, "m"));
  },
);
