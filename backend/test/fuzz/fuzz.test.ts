import { expect, test } from "vitest";
import { dialects } from "../databases.ts";
import { fuzz } from "./fuzz.ts";

// The short form of `make fuzz`, always with the same calls.
const seed = 20_261_122;

test.each(dialects)(
  `hostile calls get a described refusal that stores nothing, on %s, SEED=${seed}`,
  async (dialect) => {
    const { calls, statuses, failure } = await fuzz({ dialect, calls: 400, seed });
    expect(failure).toBeNull();
    expect(calls).toBeGreaterThanOrEqual(400);
    // Calls that were all refused at the door would show nothing.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 405])
      expect(statuses.get(status), `${status}`).toBeTruthy();
  },
  60_000,
);
