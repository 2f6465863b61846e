import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAskedCounter, type PathHits } from "./unknown-addresses.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(add = async (_counts: readonly PathHits[]) => {}) {
  const stored: Record<string, number> = {};
  const counter = createAskedCounter({
    addresses: {
      async add(counts) {
        await add(counts);
        for (const { path, hits } of counts) stored[path] = (stored[path] ?? 0) + hits;
      },
    },
    transaction: (work) => work(),
    now: () => new Date(),
    failed: (_step, error) => expect.unreachable(String(error)),
  });
  return {
    counter,
    stored,
    async types(visitor: string, ...texts: readonly string[]) {
      for (const text of texts) {
        counter.countSearch({ text, isFound: text.startsWith("ada") }, visitor);
        await vi.advanceTimersByTimeAsync(2_000);
      }
    },
    wait: () => vi.advanceTimersByTimeAsync(20_000),
  };
}

test("a search is stored once it is typed to its end, in place of its beginnings", async () => {
  const { types, wait, stored } = start();
  await types("a", "to", "toko", "toko o", "toko on", "toko onl", "toko onlin", "toko online", "toko onlin");
  expect(stored).toEqual({});
  await wait();
  expect(stored).toEqual({ "search:toko online": 1 });
});

test("a search does not take the place of another visitor's, nor of one about something else", async () => {
  const { types, wait, stored } = start();
  await types("a", "toko online murah");
  await types("b", "toko", "kopi");
  await types("c", "toko online murah");
  await wait();
  expect(stored).toEqual({ "search:kopi": 1, "search:toko": 1, "search:toko online murah": 2 });
});

test("nothing is stored of what names a person or is found, not even the beginnings", async () => {
  const { types, wait, stored } = start();
  await types("a", "rina 0812", "rina 08123456");
  await types("b", "budi", "budi@example.com");
  await types("c", "ad", "ada kopi");
  await wait();
  expect(stored).toEqual({});
});

test("searches are stored at the end, also of those who still type, and when addresses cannot be", async () => {
  const { counter, types, stored } = start(async ([first]) => {
    if (first?.path === "/harga") throw new Error("gone");
  });
  counter.count({ path: "/harga", target: null, hasMoved: false, referrer: "" });
  await types("a", "toko onl");
  await expect(counter.write()).rejects.toThrow("gone");
  expect(stored).toEqual({ "search:toko onl": 1 });
});
