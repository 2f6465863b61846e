import { expect, test, vi } from "vitest";
import { forgetReload, importChunk, reloadOnce } from "./chunks.ts";

test("a script that cannot be fetched is a ChunkLoadError with its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  await expect(importChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkLoadError", cause });
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
