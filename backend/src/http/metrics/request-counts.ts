import { englishHome, paths, servedPaths, tagPath } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { createHistogram, type Metric } from "./figures.ts";

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

const { health, readiness, sitemap, rss, robots, manifest, dashboardManifest, favicon, contact, ...others } =
  servedPaths;
const { forgotPassword, ...folders } = others;

const files = [sitemap, rss, robots, manifest, dashboardManifest, favicon, health, readiness];
const known = new Set<string>([...Object.values(paths), englishHome, contact, forgotPassword, ...files]);

/** The folders whose addresses share one name, the innermost first: the number of addresses in them is unlimited. */
const below: readonly string[] = [tagPath(""), `${paths.blog}/`, `${paths.portfolio}/`, `${englishHome}/`]
  .concat(`${paths.dashboard}/assets/`)
  .concat([`${paths.dashboard}/`, "/assets/", `${contact}/`])
  .concat(Object.values(folders).map((folder) => `${folder}/`));

/** The route name of an address outside the API: one of few, whatever the address is. */
export function routeNameOf(path: string): string {
  if (known.has(path)) return path;
  const folder = below.find((start) => path.startsWith(start));
  return folder ? `${folder}*` : "other";
}

/** Counts requests that pass through the app, after their answer. Calls of the API name their route themselves. */
export const counting =
  (requests: RequestCounts): Middleware =>
  (ctx: Context, next) => {
    const begunAt = performance.now();
    ctx.res.once("close", () => {
      const route = ctx.state.route ?? routeNameOf(ctx.path);
      requests.add(route, ctx.method, ctx.res.statusCode, performance.now() - begunAt);
    });
    return next();
  };
