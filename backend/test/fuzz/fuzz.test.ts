import { expect, test } from "vitest";
import { isLong, seed } from "../cases.ts";
import { sqliteByDay } from "../databases.ts";
import { fuzz } from "./fuzz.ts";

// The short form of `make fuzz`.
const calls = isLong ? 2_000 : 200;
const runs = isLong ? undefined : 5;

test.each(sqliteByDay)(
  `hostile calls get a described refusal that stores nothing, on %s, SEED=${seed}`,
  async (dialect) => {
    const { calls: sent, statuses, failure } = await fuzz({ dialect, calls, seed, runs });
    expect(failure).toBeNull();
    expect(sent).toBeGreaterThanOrEqual(calls);
    // If all calls were refused at once, the test would show nothing. Of so few calls, one in a hundred creates a record,
    // so whether the short form has one depends on the number of routes.
    for (const status of [200, isLong ? 201 : 204, 204, 400, 401, 403, 404, 405])
      expect(statuses.get(status), `${status}`).toBeTruthy();
  },
);
