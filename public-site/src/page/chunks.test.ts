import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, chunkTimeoutMs, forgetReload, importChunk, reloadOnce } from "./chunks.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a script that cannot be fetched is a ChunkLoadError with its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  await expect(importChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkLoadError", cause });
});

test("a script that takes over two minutes is a ChunkLoadError", async () => {
  const loading = importChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  let settled = false;
  void loading.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBeInstanceOf(ChunkLoadError);
});

test("the page is reloaded once, and again only after a script has arrived", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  forgetReload();
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  forgetReload();
});
