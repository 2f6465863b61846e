import type { Metric } from "./figures.ts";
import { createHistogram } from "./histogram.ts";

/** Any unknown method counts as the first. */
const methods = ["other", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const bounds = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5];
/** More than any status. */
const perMethod = 1_000;

function createRouteCounts() {
  const times = createHistogram(bounds);
  // A number as the key: a string of method and status would cost more than the rest of this code.
  const answers = new Map<number, number>();
  return {
    times,
    add(method: string, status: number, ms: number) {
      const key = Math.max(0, methods.indexOf(method as (typeof methods)[number])) * perMethod + status; // any text may be looked for
      answers.set(key, (answers.get(key) ?? 0) + 1);
      times.add(ms);
    },
    answers: () =>
      Array.from(answers, ([key, value]) => ({
        labels: { method: methods[Math.floor(key / perMethod)] ?? "other", status: String(key % perMethod) },
        value,
      })),
  };
}

/** Counts requests by the pattern of their route: there are few patterns, whatever clients request. */
export function createRequestCounts() {
  const byRoute = new Map<string, ReturnType<typeof createRouteCounts>>();
  return {
    add(route: string, method: string, status: number, ms: number) {
      const known = byRoute.get(route);
      const counts = known ?? createRouteCounts();
      if (!known) byRoute.set(route, counts);
      counts.add(method, status, ms);
    },
    metrics: (): readonly Metric[] => [
      {
        name: "etalase_requests_total",
        help: "Requests that were answered.",
        type: "counter",
        samples: [...byRoute].flatMap(([route, counts]) =>
          counts.answers().map(({ labels, value }) => ({ labels: { route, ...labels }, value })),
        ),
      },
      {
        name: "etalase_request_duration_seconds",
        help: "Time from a request's head to the end of its answer.",
        type: "histogram",
        samples: [...byRoute].flatMap(([route, { times }]) => times.samples({ route })),
      },
    ],
  };
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;
