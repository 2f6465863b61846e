import { describe, expect, test } from "vitest";
import { lettersOf, oneLine, titleLines } from "./title-lines.ts";

/** Measures a text in which every letter is one em wide, like on a typewriter. */
const typewriter = async (text: string) => lettersOf(text).length;
const space = { width: 100, height: 60, sizes: [20, 10, 5], lineHeight: 1 };
const linesOf = (title: string, changes: Partial<typeof space> = {}) =>
  titleLines(title, { ...space, ...changes }, typewriter);

describe("a title in lines", () => {
  test("is as large as fits", async () => {
    expect(await linesOf("satu")).toEqual({ size: 20, lines: ["satu"] });
    expect(await linesOf("satu dua")).toEqual({ size: 20, lines: ["satu", "dua"] });
  });

  test("shrinks for a long word", async () => {
    expect(await linesOf("sepuluhxxx dua")).toEqual({ size: 10, lines: ["sepuluhxxx", "dua"] });
  });

  test("shrinks when there are too many lines", async () => {
    expect(await linesOf("satu dua tiga empat lima")).toMatchObject({ size: 10 });
  });

  test("has lines of about the same length", async () => {
    expect(await linesOf("aaa bbb ccc ddd eee", { sizes: [5] })).toEqual({ size: 5, lines: ["aaa bbb ccc ddd eee"] });
    expect((await linesOf("aaa bbb ccc ddd eee fff", { sizes: [5] })).lines).toEqual(["aaa bbb ccc", "ddd eee fff"]);
  });

  test("loses no word, even one that no size can hold", async () => {
    for (const title of ["a", "satu ".repeat(20).trim(), `${"panjang".repeat(9)} dan pendek`])
      expect((await linesOf(title)).lines.join(" ")).toBe(title);
  });

  test("is nothing for no words", async () => {
    expect((await linesOf("  ")).lines).toEqual([]);
  });
});

describe("a text on one line", () => {
  const fitted = (text: string) => oneLine(text, { width: 100, size: 20, least: 10 }, typewriter);

  test("keeps its size as long as it fits", async () => {
    expect(await fitted("satu")).toEqual({ text: "satu", size: 20 });
    expect(await fitted("")).toEqual({ text: "", size: 20 });
  });

  test("gets smaller, then is cut between letters", async () => {
    expect(await fitted("delapan8")).toEqual({ text: "delapan8", size: 12.5 });
    expect(await fitted("satu dua tiga")).toEqual({ text: "satu dua…", size: 10 });
  });
});
