import { monitorEventLoopDelay } from "node:perf_hooks";
import { by, type Metric, single } from "./figures.ts";
import type { RequestCounts } from "./request-counts.ts";

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

/** The requests at work, and the reasons of refused ones. */
type Load = Readonly<{ atWork: number; drawing: number; shed: Readonly<Record<string, number>> }>;

/** The metrics of requests. */
export const servingMetrics = (requests: RequestCounts, load: Load, loopDelayMs: number): readonly Metric[] => [
  ...requests.metrics(),
  single("gauge", "etalase_requests_in_progress", "Requests at work, without those of kept pages.", load.atWork),
  by("reason", load.shed, {
    name: "etalase_requests_shed_total",
    help: "Requests that were turned away with 503 because there was too much to do.",
    type: "counter",
  }),
  single(
    "gauge",
    "etalase_drawings_in_progress",
    "Pages being drawn that nobody can be given from memory.",
    load.drawing,
  ),
  single(
    "gauge",
    "etalase_event_loop_delay_seconds",
    "How late the event loop is: 99th percentile, the lesser of the last two seconds.",
    loopDelayMs / 1000,
  ),
];

/** The places for connections to the database, and the callers that wait for one. */
type Queue = Readonly<{ places: number; held: number; waiting: number; turns: number; waitedMs: number }>;

/** The metrics of the process and its connections to the database. */
export const processMetrics = (queue: Queue): readonly Metric[] => {
  const { rss } = process.memoryUsage();
  return [
    single("gauge", "etalase_resident_memory_bytes", "Memory that the process has.", rss),
    single(
      "gauge",
      "etalase_start_time_seconds",
      "When the process started, in Unix time.",
      performance.timeOrigin / 1000,
    ),
    single("gauge", "etalase_database_connections", "Connections to the database that may be open.", queue.places),
    single("gauge", "etalase_database_connections_used", "Connections that somebody has.", queue.held),
    single("gauge", "etalase_database_waiting", "Who waits for a connection.", queue.waiting),
    single("counter", "etalase_database_turns_total", "Times that somebody was given a connection.", queue.turns),
    single(
      ...(["counter", "etalase_database_wait_seconds_total"] as const),
      ...(["Time that was spent waiting for one.", queue.waitedMs / 1000] as const),
    ),
  ];
};
