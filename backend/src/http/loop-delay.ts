import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;

/**
 * Measures the delay of the event loop, in milliseconds (99th percentile): the smaller value of the last two seconds,
 * since a single long task, such as a garbage collection, delays nobody for long.
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
