import { englishHome, paths, servedPaths, tagPath } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import type { RequestCounts } from "./request-counts.ts";

const { health, readiness, sitemap, rss, robots, manifest, favicon, contact, forgotPassword, ...folders } = servedPaths;

const files = [sitemap, rss, robots, manifest, favicon, health, readiness];
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
