import { expect, test } from "vitest";
import { read, sourcesIn } from "./test/imports.ts";

const files = sourcesIn("{contracts,backend,backoffice,public-site,scripts,e2e,torture}/**/*.{ts,tsx}");

/** The beginnings of comments that stand before their subject, as in "What is left" instead of "The rest". */
const inverted = /(?:^|\s)(?:\/\*\*|\/\/|\/\*|\{\/\*)\s+(?:What|Whoever|Of|Those)\b.*/gm;

test("no comment begins with What, Whoever, Of or Those", () => {
  const found = files.flatMap((file) => [...read(file).matchAll(inverted)].map(([text]) => `${file}: ${text.trim()}`));
  expect(found).toEqual([]);
});

test.each(["// What is left", "  /** Of the file. */", "{/* Those that wait */}", "const a = 1; // Whoever asks"])(
  "this test would find %j",
  (text) => {
    expect(text).toMatch(new RegExp(inverted.source, "m"));
  },
);
