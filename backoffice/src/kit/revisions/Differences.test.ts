import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Run, textDifference } from "./Differences.tsx";

const told = (runs: readonly Run[]) =>
  runs.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join("");
const without = (runs: readonly Run[], kind: Run["kind"]) =>
  runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join("");

describe("two texts", () => {
  test.each([
    ["satu dua tiga", "satu tiga", "satu -dua -tiga"],
    ["satu tiga", "satu dua tiga", "satu +dua +tiga"],
    ["satu dua", "satu dua", "satu dua"],
    ["", "satu", "+satu+"],
    ["satu\ndua\n", "satu\ntiga lagi\n", "satu\n-dua-+tiga lagi+\n"],
  ])("%j and %j differ word by word", (before, after, expected) => {
    expect(told(textDifference(before, after))).toBe(expected);
  });

  test("are both there, whatever they are", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", " ", "\n", "kata"), { maxLength: 30 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = textDifference(before, after);
        return without(runs, "added") === before && without(runs, "removed") === after;
      }),
    );
  });

  test("of a book's length are told in time", () => {
    const words = (seed: number) => Array.from({ length: 30_000 }, (_, n) => `kata${(n * seed) % 977}`).join(" ");
    const before = process.cpuUsage();
    textDifference(words(7), words(11));
    // CPU time, because the wall clock also counts other programs.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
