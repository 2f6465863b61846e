import { expect, test } from "vitest";
import { minutes, type Result, summary } from "./report.ts";

const part: Result = {
  title: "types",
  passed: 3,
  failed: 0,
  seconds: 12.34,
  spent: 20.4,
  failures: [],
  leftOut: [],
  slow: [],
};

test("says what came of each part, how long it took and what the processor spent", () => {
  expect(summary([part, { ...part, title: "lint", failed: 1, spent: null }], false)).toEqual([
    "== summary",
    "ok      types: 3 passed, 0 failed (12.3 s, 20 s of processor)",
    "FAILED  lint: 3 passed, 1 failed (12.3 s)",
  ]);
});

test("names the ten slowest tests of all parts, slowest first", () => {
  const slow = Array.from({ length: 8 }, (_, index) => ({ name: `test ${index}`, seconds: index }));
  const lines = summary(
    [
      { ...part, slow },
      { ...part, slow: [{ name: "another", seconds: 6.5 }, ...slow] },
    ],
    false,
  );
  const named = lines.slice(lines.indexOf("The slowest:") + 1);
  expect(named).toHaveLength(10);
  expect(named.slice(0, 3)).toEqual(["   7.0 s  test 7", "   7.0 s  test 7", "   6.5 s  another"]);
});

test("gives each failure the command that runs it alone, and says how to have what was left out", () => {
  const failures = [{ line: "news.test.ts › saves: 500", alone: "make test FILE=news.test.ts" }];
  const lines = summary([{ ...part, failures, leftOut: ["browser tests: no Chromium"] }], true);
  expect(lines.slice(2)).toEqual([
    "failed: news.test.ts › saves: 500",
    "  alone: make test FILE=news.test.ts",
    "LEFT OUT, a failure in CI: browser tests: no Chromium",
  ]);
});

test("tells minutes and seconds", () => {
  expect([0, 59.9, 187].map(minutes)).toEqual(["0:00", "0:59", "3:07"]);
});
