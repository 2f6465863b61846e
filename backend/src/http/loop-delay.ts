import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;

/**
 * Measures how late the event loop runs things, in milliseconds (99th percentile): the lesser of the last two seconds,
 * since a single long task, such as a collection of garbage, makes nobody late for long.
 */
export function watchLoopDelay(histogram = monitorEventLoopDelay({ resolution: 10 })): () => number {
  let former = 0;
  let latest = 0;
  histogram.enable();
  const look = () => {
    former = latest;
    latest = histogram.percentile(99) / 1e6;
    histogram.reset();
  };
  setInterval(look, windowMs).unref();
  return () => Math.min(former, latest);
}
