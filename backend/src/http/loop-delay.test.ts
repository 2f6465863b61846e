import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchLoopDelay } from "./metrics/measures.ts";

test("the delay of the loop is told once two seconds in a row were late", () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const histogram = monitorEventLoopDelay();
  const second = (delayMs: number) => {
    vi.spyOn(histogram, "percentile").mockReturnValue(delayMs * 1e6);
    vi.advanceTimersByTime(1_000);
  };
  const delayMs = watchLoopDelay(histogram);
  onTestFinished(() => void histogram.disable());
  expect(delayMs()).toBe(0);
  second(300);
  expect(delayMs()).toBe(0);
  second(200);
  expect(delayMs()).toBe(200);
  second(10);
  expect(delayMs()).toBe(10);
});
