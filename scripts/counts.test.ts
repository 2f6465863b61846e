import { expect, test } from "vitest";
import {
  honest,
  passedOn,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  sum,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from "./counts.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result, fullName: "the repository of news on MySQL" })),
});

test("counts a skipped unit test as failed", () => {
  expect(vitestCounts({ testResults: [file("passed", "passed", "skipped", "todo")] })).toEqual({
    passed: 1,
    failed: 2,
  });
});

test("counts a test file that cannot be loaded as one failure", () => {
  const testResults = [file("failed"), file("failed", "passed", "failed"), file("passed", "passed")];
  expect(vitestCounts({ testResults })).toEqual({ passed: 2, failed: 2 });
});

test("tells how many tests passed on a database", () => {
  const testResults = [file("failed", "passed", "failed"), file("passed", "passed")];
  expect(passedOn("MySQL", { testResults })).toBe(2);
  expect(passedOn("SQLite", { testResults })).toBe(0);
});

test("counts skipped and flaky browser tests, and errors outside of tests, as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
});

test("names each unit test that failed, and the file that could not be loaded, with the command for each", () => {
  const test = {
    status: "failed",
    fullName: "saves an editor's article",
    failureMessages: ["Error: 500\n    at save\n{ seed: 7 }"],
  };
  const testResults = [
    { status: "failed", name: "news.test.ts", assertionResults: [test, { ...test, status: "passed" }] },
    { status: "failed", name: "broken.test.ts", assertionResults: [] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    {
      line: "news.test.ts › saves an editor's article: Error: 500 | { seed: 7 }",
      alone: "make test FILE=news.test.ts NAME='saves an editor'\\''s article'",
    },
    { line: "broken.test.ts: could not be run", alone: "make test FILE=broken.test.ts" },
  ]);
});

test("names each browser test that failed, however deep its group", () => {
  const spec = { file: "news.spec.ts", line: 3, title: "saves", ok: false, tests: [] };
  const failed = {
    ...spec,
    title: "sees",
    tests: [{ results: [{}, { errors: [{ message: "Timeout" }, { message: "Error: not seen\n" }] }] }],
  };
  const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec, failed] }] }];
  const alone = "make test FILE=e2e/news.spec.ts:3 ON=MySQL";
  expect(playwrightFailures({ suites, errors: [{ message: "no server" }] }, "MySQL")).toEqual([
    { line: "outside of the tests: no server", alone: "make test FILE=e2e ON=MySQL" },
    { line: "MySQL: news.spec.ts:3 › saves: ", alone },
    { line: "MySQL: news.spec.ts:3 › sees: Timeout | Error: not seen", alone },
  ]);
});

test("tells of each error of a test, however long the first one is", () => {
  const errors = [{ message: "x".repeat(2_000) }, { message: "the page" }];
  const spec = { file: "news.spec.ts", line: 3, title: "sees", ok: false, tests: [{ results: [{ errors }] }] };
  const [failure] = playwrightFailures({ suites: [{ specs: [spec] }], errors: [] }, "MySQL");
  expect(failure?.line).toMatch(/x{600} \| the page$/);
});

test("tells how long each unit file and each browser test took", () => {
  const testResults = [{ ...file("passed", "passed"), name: "news.test.ts", startTime: 1_000, endTime: 3_500 }];
  expect(vitestTimes({ testResults })).toEqual([{ name: "news.test.ts", seconds: 2.5 }]);
  const spec = { file: "news.spec.ts", line: 3, title: "saves", ok: true, tests: [{ results: [{ duration: 1_500 }] }] };
  expect(playwrightTimes({ suites: [{ suites: [{ specs: [spec] }] }] }, "SQLite")).toEqual([
    { name: "e2e/news.spec.ts:3 on SQLite: saves", seconds: 1.5 },
  ]);
});

test("takes a runner that crashed for a failure, whatever it counted", () => {
  expect(honest({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(honest({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(honest({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(honest({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test("adds up what the stages count", () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
