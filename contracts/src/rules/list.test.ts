import { expect, test } from "vitest";
import { bulkMax } from "./fields.ts";
import { pageLimits } from "./list.ts";

test("one bulk call takes all the rows that a page can show", () => {
  expect(bulkMax).toBeGreaterThanOrEqual(pageLimits.maxLimit);
});
