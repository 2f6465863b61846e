import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, reloadWhenReached } from "./chunks.ts";

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const present = () => Promise.resolve({ Screen: "screen" });

/** Returns how an attempt ended; an attempt that waits for a page reload has not ended. */
const outcome = (attempt: Promise<unknown>) =>
  Promise.race([
    attempt.then(
      () => "loaded",
      (error: Error) => error.name,
    ),
    new Promise((resolve) => setTimeout(resolve, 0, "waits")),
  ]);

describe("a script that cannot be loaded", () => {
  let reload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test("has the page loaded anew once, then it is an error", async () => {
    expect(await outcome(loadChunk("NewsList", missing))).toBe("waits");
    expect(await outcome(loadChunk("NewsList", missing))).toBe("ChunkLoadError");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("has it loaded anew again once it had arrived in between", async () => {
    await outcome(loadChunk("NewsList", missing));
    expect(await outcome(loadChunk("NewsList", present))).toBe("loaded");
    expect(await outcome(loadChunk("NewsList", missing))).toBe("waits");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("does not count for another, which would go on for ever", async () => {
    await outcome(loadChunk("NewsList", missing));
    await loadChunk("App", present);
    expect(await outcome(loadChunk("NewsList", missing))).toBe("ChunkLoadError");
  });

  test("is an error at once where there is no connection to load anything anew", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(loadChunk("NewsList", missing)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
  });

  test("is given up after two minutes", async () => {
    vi.useFakeTimers();
    sessionStorage.setItem("etalase:reloaded:NewsList", "1");
    let ended: unknown;
    loadChunk("NewsList", () => new Promise(() => {})).catch((error: unknown) => {
      ended = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBeInstanceOf(ChunkLoadError);
  });
});

describe("a page that could not be loaded", () => {
  test.each([
    ["again once the server answers that did not", true, 1],
    ["no more while the server answers, or it would load for ever", false, 0],
  ])("is loaded %s", async (_, isAway, times) => {
    vi.useFakeTimers();
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const answers = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response());
    if (isAway) answers.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const end = reloadWhenReached();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(times);
    end();
  });
});
