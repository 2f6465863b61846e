import { monitorEventLoopDelay } from "node:perf_hooks";
import { by, createHistogram, type Metric, ofEach, single } from "./figures.ts";
import { createRequestCounts } from "./request-counts.ts";

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

const drawingBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The lookups of a cache: a fresh page, a stale one, one that was being made already, or one that had to be made. */
const createLookups = () => ({ hit: 0, stale: 0, joined: 0, missed: 0 });
export type Lookups = ReturnType<typeof createLookups>;

/** The counters of a serving process. Each part of the server adds to its own. */
export const createMeasures = () => ({
  requests: createRequestCounts(),
  drawing: createHistogram(drawingBounds),
  lookups: { pages: createLookups(), reads: createLookups(), drawings: createLookups() },
  uploads: { underWay: 0 },
});
export type Measures = ReturnType<typeof createMeasures>;

/** Adds the time of each call to the histogram. */
export const timed =
  <Given extends readonly unknown[], T>(
    { add }: Measures["drawing"],
    work: (...given: Given) => Promise<T>,
  ): typeof work =>
  async (...given) => {
    const begunAt = performance.now();
    try {
      return await work(...given);
    } finally {
      add(performance.now() - begunAt);
    }
  };

/** The requests at work, and the reasons of refused ones. */
type Load = Readonly<{ atWork: number; drawing: number; shed: Readonly<Record<string, number>> }>;

const lookupMetric = (lookups: Measures["lookups"]): Metric => ({
  name: "etalase_cache_lookups_total",
  help: "Times that a cache was asked, by what came of it.",
  type: "counter",
  samples: Object.entries(lookups).flatMap(([cache, counts]) =>
    Object.entries(counts).map(([result, value]) => ({ labels: { cache, result }, value })),
  ),
});

/** The metrics of a serving process. */
export const servingMetrics = (
  { requests, drawing, lookups, uploads }: Measures,
  load: Load,
  loopDelayMs: number,
): readonly Metric[] => [
  ...requests.metrics(),
  single("gauge", "etalase_requests_in_progress", "Requests at work, without those of kept pages.", load.atWork),
  by("reason", load.shed, {
    name: "etalase_requests_shed_total",
    help: "Requests that were turned away with 503 because there was too much to do.",
    type: "counter",
  }),
  single(
    "gauge",
    "etalase_uploads_in_progress",
    "Multipart bodies that are being read or worked on.",
    uploads.underWay,
  ),
  lookupMetric(lookups),
  {
    name: "etalase_drawing_duration_seconds",
    help: "Time that drawing a page takes, with what it reads.",
    type: "histogram",
    samples: drawing.samples({}),
  },
  single(
    "gauge",
    "etalase_drawings_in_progress",
    "Pages being drawn that nobody can be given from memory.",
    load.drawing,
  ),
  ofEach(
    "etalase_event_loop_delay_seconds",
    "How late the event loop is: 99th percentile, the lesser of the last two seconds.",
    loopDelayMs / 1000,
  ),
];

/** The places for connections to the database, and the callers that wait for one. */
type Queue = Readonly<{ places: number; held: number; waiting: number; turns: number; waitedMs: number }>;

/** The metrics of any process of the site. */
export const processMetrics = (queue: Queue): readonly Metric[] => {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ofEach("etalase_resident_memory_bytes", "Memory that the process has.", rss),
    ofEach("etalase_heap_used_bytes", "Memory that its objects take.", heapUsed),
    ofEach("etalase_start_time_seconds", "When the process started, in Unix time.", performance.timeOrigin / 1000),
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
