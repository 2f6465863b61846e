import { describe, expect, test } from "vitest";
import { sentenceOf } from "./refusals/test/said.ts";
import { isOwnWords, wordsProblem } from "./texts.schema.ts";
import { bracesOf, type TextEntry } from "./texts.ts";

const entry = (words: string, given: Partial<TextEntry> = {}): TextEntry => ({
  key: "home.hero.heading",
  page: "home",
  default: words,
  kind: "line",
  max: 40,
  ...given,
});

test("names in braces are found once each, in their order", () => {
  expect(bracesOf("Halo {name}, {minutes} menit, {name}")).toEqual(["minutes", "name"]);
  expect(bracesOf("Tanpa nilai, walau ada } dan {")).toEqual([]);
});

describe("a text of the site", () => {
  const greeting = entry("Halo {name}");

  test.each([["Selamat pagi, {name} & <b>kawan</b> 🎉"], ["{name}, {name}!"], [" Halo {name} "], ["Halo\u00a0{name}"]])(
    "may say %s",
    (text) => expect(sentenceOf(wordsProblem(greeting, text))).toBeUndefined(),
  );

  test.each([
    ["", "A text cannot be empty. Restore the default text instead."],
    [" \u200b ", "A text cannot be empty. Restore the default text instead."],
    ["x".repeat(100_000), "The text cannot exceed 40 characters"],
    ["🎉".repeat(41), "The text cannot exceed 40 characters"],
    ["Halo\n{name}", 'The text contains characters that cannot be used: U+000A after "Halo"'],
    ["Halo semua", "The text must keep {name}: the site puts a value there"],
    ["Halo {nama}", "The text must keep {name}: the site puts a value there"],
    ["Halo {name} {nama}", "The text cannot contain {nama}: the only placeholders here are {name}"],
    ["Halo {name} {}", "The text cannot contain {}: the only placeholders here are {name}"],
    [7, "A text must be a text, or null for the default text"],
  ])("may not say %.20j", (text, sentence) => expect(sentenceOf(wordsProblem(greeting, text))).toBe(sentence));

  test("without values takes none, and several lines where its kind has them", () => {
    expect(sentenceOf(wordsProblem(entry("Halo"), "Halo {name}"))).toBe(
      "The text cannot contain {name}: this text has no placeholders",
    );
    expect(sentenceOf(wordsProblem(entry("Satu\nDua", { kind: "lines" }), "Tiga\r\nEmpat"))).toBeUndefined();
    expect(sentenceOf(wordsProblem(entry("{day} {clock}"), "Sampai nanti"))).toBe(
      "The text must keep {clock}, {day}: the site puts values there",
    );
  });

  test("that counts may stop counting, and may count no other things", () => {
    const counting = entry("{jumlah} layanan dari {name}");
    expect(sentenceOf(wordsProblem(counting, "Layanan dari {name}"))).toBeUndefined();
    expect(sentenceOf(wordsProblem(counting, "{jumlah} layanan"))).toBe(
      "The text must keep {name}: the site puts a value there",
    );
    expect(sentenceOf(wordsProblem(greeting, "Halo {name}, {jumlah}"))).toBe(
      "The text cannot contain {jumlah}: the only placeholders here are {name}",
    );
  });

  test("that says the site's own words is theirs, however long they are", () => {
    const long = entry("kata ".repeat(20).trim(), { max: 5 });
    expect([isOwnWords(long, ` ${long.default}\u200b`), wordsProblem(long, long.default)]).toEqual([true, undefined]);
    expect(isOwnWords(long, "kata")).toBe(false);
  });
});
