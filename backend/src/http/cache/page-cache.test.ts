import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const maxAgeMs = 60_000;
const maxStaleMs = 3_600_000;

/** A cache of texts, of which those with an exclamation mark must not be cached, and a list of the made texts. */
function startCache(maxBytes = 100) {
  let clock = 0;
  const made: string[] = [];
  const cache = createPageCache<string>({
    maxBytes,
    maxAgeMs,
    maxStaleMs,
    now: () => new Date(clock),
    endOf: (page) => (page.startsWith("until ") ? Number(page.slice(6)) : Number.POSITIVE_INFINITY),
    roomFor: (page) => (page.includes("!") ? null : page.length),
  });
  const find = (key: string, edition = "1", page = `page ${key}`) =>
    cache.find(key, edition, async () => {
      made.push(key);
      return page;
    });
  return {
    cache,
    made,
    find,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

test("a page is shown for a minute, and once more while the next is made", async () => {
  const { find, made, pass } = startCache();
  await find("/", "1", "first");
  pass(maxAgeMs - 1);
  expect(await find("/", "1", "second")).toBe("first");
  expect(made).toHaveLength(1);
  pass(1);
  expect(await find("/", "1", "second")).toBe("first");
  expect(await find("/", "1", "third")).toBe("second");
  expect(made).toHaveLength(2);
});

test("a page that is too old is not shown again", async () => {
  const { find, pass } = startCache();
  await find("/", "1", "first");
  pass(maxStaleMs);
  expect(await find("/", "1", "second")).toBe("second");
});

test("a page that can be made no more is not shown for ever", async () => {
  const { cache, find, pass } = startCache();
  await find("/", "1", "first");
  pass(maxAgeMs);
  expect(await cache.find("/", "1", () => Promise.reject(new Error("away")))).toBe("first");
  expect(await find("/", "1", "second")).toBe("second");
});

test("whoever asks for a page that is being made waits for that one", async () => {
  const { cache, made, find } = startCache();
  const gate = Promise.withResolvers<string>();
  const first = cache.find("/", "1", () => gate.promise);
  const second = find("/");
  gate.resolve("whole");
  expect(await Promise.all([first, second])).toEqual(["whole", "whole"]);
  expect(made).toEqual([]);
});

test("a failure reaches everybody who waits, and nobody after them", async () => {
  const { cache, find } = startCache();
  const fail = () => Promise.reject(new Error("away"));
  const both = [cache.find("/", "1", fail), find("/")];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await find("/")).toBe("page /");
});

test("a page that was begun before the content changed does not take the new one's place", async () => {
  const { cache, find, made } = startCache();
  const gate = Promise.withResolvers<string>();
  const old = cache.find("/", "1", () => gate.promise);
  await find("/", "2", "new");
  gate.resolve("old");
  expect(await old).toBe("old");
  expect(await find("/", "2")).toBe("new");
  expect(made).toHaveLength(1);
});

test("the pages that nobody has asked for longest make room", async () => {
  const { find, made } = startCache(20);
  await find("a", "1", "0123456789");
  await find("b", "1", "0123456789");
  await find("a");
  await find("c", "1", "0123456789");
  await find("a");
  expect(made).toEqual(["a", "b", "c"]);
  await find("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a page that is made again gets the one before it", async () => {
  const { cache, find } = startCache();
  await find("/", "1", "before");
  expect(await cache.find("/", "2", async (former) => `after ${former}`)).toBe("after before");
});

/** The database gave this edition at that time, and has been away since. */
const lastHeard = (name: string, heardAt = 0, at = heardAt) => {
  const edition = { name, changesAt: Number.POSITIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY };
  return { isNewest: false, edition, heardAt, at, error: "away" } as const;
};
const fail = () => Promise.reject(new Error("away"));

test("the page of a version stays, however old, while no other can be made of it", async () => {
  const { cache, find, pass } = startCache();
  await find("/", "1", "first");
  pass(2 * maxStaleMs);
  const known = lastHeard("1", 2 * maxStaleMs);
  expect(cache.standIn("/", known)).toBe("first");
  await expect(cache.find("/", "1", fail)).rejects.toThrow("away");
  expect(cache.standIn("/", known)).toBe("first");
  expect(await find("/", "1", "second")).toBe("second");
  expect(cache.standIn("/", known)).toBe("second");
});

test("the page of another version stays only when it was made shortly before the database went away", async () => {
  const { cache, find } = startCache();
  await find("/", "1", "first");
  await expect(cache.find("/", "2", fail)).rejects.toThrow("away");
  expect(cache.standIn("/", lastHeard("2", 600_000))).toBe("first");
  expect(cache.standIn("/", lastHeard("2", 600_001))).toBeUndefined();
  expect(cache.standIn("/berita", lastHeard("1"))).toBeUndefined();
  expect(await find("/", "2", "second")).toBe("second");
});

test("a page that must not be kept any more leaves nothing behind", async () => {
  const { cache, find } = startCache();
  await find("/", "1", "first");
  await find("/", "2", "gone!");
  expect(cache.standIn("/", lastHeard("2"))).toBeUndefined();
});

test("a page that shows something that has ended by now stands in for nothing", async () => {
  const { cache, find } = startCache();
  await find("/", "1", "until 5000");
  expect(cache.standIn("/", lastHeard("1", 0, 4999))).toBe("until 5000");
  expect(cache.standIn("/", lastHeard("1", 0, 5000))).toBeUndefined();
});
