import { expect, test } from "vitest";
import { cachedByEdition } from "./cached-by-edition.ts";

function reader() {
  let name = "1";
  let reads = 0;
  const outcomes: (() => Promise<string>)[] = [];
  const get = cachedByEdition(
    async () => ({ name }),
    () => {
      reads += 1;
      return outcomes.shift()?.() ?? Promise.resolve(`read ${reads}`);
    },
  );
  return {
    get,
    reads: () => reads,
    change: () => {
      name += "1";
    },
    next: (outcome: () => Promise<string>) => outcomes.push(outcome),
  };
}

test("what an edition holds is read once, however many ask at a time", async () => {
  const { get, reads } = reader();
  expect(await Promise.all([get(), get()])).toEqual(["read 1", "read 1"]);
  expect(await get()).toBe("read 1");
  expect(reads()).toBe(1);
});

test("another edition is read anew", async () => {
  const { get, change } = reader();
  await get();
  change();
  expect(await get()).toBe("read 2");
});

test("a read that failed is tried again", async () => {
  const { get, next } = reader();
  next(() => Promise.reject(new Error("away")));
  await expect(get()).rejects.toThrow("away");
  expect(await get()).toBe("read 2");
});

test("a failure of a former edition leaves what is kept of the next", async () => {
  const { get, next, change, reads } = reader();
  let fail = () => {};
  next(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error("away"));
      }),
  );
  const former = get();
  await Promise.resolve();
  change();
  await get();
  fail();
  await expect(former).rejects.toThrow("away");
  await get();
  expect(reads()).toBe(2);
});
