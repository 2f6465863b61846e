import { expect, test } from "vitest";
import { inParallel, onEachDatabase } from "../../test/on-each-database.ts";
import { createRateLimiter } from "./attempts.ts";

onEachDatabase("the limiter", ["attempts"], ({ database }) => {
  let clock = Date.UTC(2026, 10, 21);
  const limiter = () => createRateLimiter(database(), () => new Date(clock));
  const minuteMs = 60_000;

  test("counts within a window that the first attempt opens, and tells the seconds left", async () => {
    expect(await limiter().count("a", minuteMs)).toEqual({ count: 1, retryAfter: 60 });
    clock += 59_001;
    expect(await limiter().count("a", minuteMs)).toEqual({ count: 2, retryAfter: 1 });
    clock += 999;
    expect(await limiter().count("a", minuteMs)).toEqual({ count: 1, retryAfter: 60 });
  });

  test("keeps keys apart, whatever their case", async () => {
    await limiter().count("a", minuteMs);
    expect((await limiter().count("A", minuteMs)).count).toBe(1);
    expect((await limiter().count("b", minuteMs)).count).toBe(1);
  });

  test("takes keys as long as an e-mail address, and keeps them apart", async () => {
    const long = `login:account:${"é".repeat(253)}`;
    await limiter().count(`${long}a`, minuteMs);
    expect((await limiter().count(`${long}b`, minuteMs)).count).toBe(1);
    expect((await limiter().count(`${long}a`, minuteMs)).count).toBe(2);
    await limiter().giveBack(`${long}a`);
    await limiter().clear(`${long}b`);
    expect((await limiter().count(`${long}a`, minuteMs)).count).toBe(2);
    expect((await limiter().count(`${long}b`, minuteMs)).count).toBe(1);
  });

  test("clears the keys that begin alike, and no others", async () => {
    const starts = ["login:name:ana:", "login:name:100%_:", `login:name:${"🎉".repeat(130)}`];
    for (const start of starts) {
      for (const key of [start, `${start}from:192.0.2.1`, `${start}from:${"x".repeat(190)}`])
        await limiter().count(key, minuteMs);
      await limiter().count("login:name:anabel:", minuteMs);
      await limiter().clearAll(start);
      const rows = await database().em.getConnection().execute<{ id: string }[]>("select id from attempts");
      expect(rows.map(({ id }) => id)).toEqual(["login:name:anabel:"]);
    }
  });

  test("gives one attempt back, never more than there were", async () => {
    await limiter().count("a", minuteMs);
    await limiter().count("a", minuteMs);
    for (let times = 0; times < 3; times++) await limiter().giveBack("a");
    expect((await limiter().count("a", minuteMs)).count).toBe(1);
  });

  test("forgets a key at once, and ended windows when tidying up", async () => {
    await limiter().count("cleared", minuteMs);
    await limiter().clear("cleared");
    await limiter().count("ended", minuteMs);
    clock += minuteMs + 1;
    await limiter().count("running", minuteMs);
    await limiter().removeEnded();
    const rows = await database().em.getConnection().execute<{ id: string }[]>("select id from attempts");
    expect(rows.map(({ id }) => id)).toEqual(["running"]);
  });

  test("counts at once exactly: each count is told once", async () => {
    const counts = await inParallel(20, () => limiter().count("login:ip:192.0.2.1", 60_000));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
