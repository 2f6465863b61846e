import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;

/**
 * Measures how late the event loop runs things, in milliseconds (99th percentile): the lesser of the last two seconds,
 * since a single long task, such as a collection of garbage, is no overload.
 */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
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
