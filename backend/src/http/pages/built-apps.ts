import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dashboardPolicy } from "@etalase/contracts/site/csp";
import { isDashboardPath, paths, servedPaths } from "@etalase/contracts/site/paths";
import { send } from "@koa/send";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../domain/errors.ts";
import { immutable } from "../headers.ts";
import { refuseWrites } from "../request-rules.ts";

/** `folder` holds the files that are served below `prefix`, and nothing else. */
type Root = Readonly<{ prefix: string; folder: string }>;

async function sendFile(ctx: Context, path: string, root: string) {
  try {
    return await send(ctx, path, {
      root,
      brotli: true,
      gzip: true,
      setHeaders: (res) => res.setHeader("Cache-Control", immutable),
    });
  } catch (error) {
    // For a client, files that are not served (hidden, outside, malformed) do not exist.
    const { status = 500 }: { status?: number } = Object(error);
    if (status < 500) throw new DomainError("notFound", { cause: error });
    throw error;
  }
}

/** Serves the built apps' hashed files, which the build compresses and browsers cache for ever. */
export const assets =
  (roots: readonly Root[]): Middleware =>
  async (ctx, next) => {
    const root = roots.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!root || !["GET", "HEAD"].includes(ctx.method)) return next();
    if (!(await sendFile(ctx, ctx.path.slice(root.prefix.length - 1), root.folder))) throw new DomainError("notFound");
  };

/** A page of the dashboard in the list of its build, with the scripts that it will need. */
type DashboardRoute = Readonly<{ path: string; preload: readonly string[] }>;

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`);

const preloads = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${paths.dashboard}/${file}">`).join("");

type DashboardNeeds = Readonly<{ dist: string; publicUrl: string; hasAccounts: () => Promise<boolean> }>;

/**
 * Serves the dashboard's single HTML shell, which preloads the scripts of its route; 404 for unknown addresses. A site
 * without accounts leads to making the first one.
 */
export async function dashboard({ dist, publicUrl, hasAccounts }: DashboardNeeds): Promise<Middleware> {
  const read = (name: string) => readFile(join(dist, name), "utf8");
  const [shell, listed, worker] = await Promise.all([read("index.html"), read("routes.json"), read("alerts.js")]);
  const policy = dashboardPolicy(publicUrl);
  const meta = `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const manifest = `<link rel="manifest" href="${servedPaths.dashboardManifest}">`;
  const page = shell.replace("<head>", () => meta + manifest);
  const known: readonly DashboardRoute[] = JSON.parse(listed);
  const routes = known.map(({ path, preload }) => ({
    pattern: patternOf(path),
    html: page.replace("</head>", () => `${preloads(preload)}</head>`),
  }));
  return async (ctx, next) => {
    if (!isDashboardPath(ctx.path) || ctx.path === servedPaths.dashboardManifest) return next();
    refuseWrites(ctx);
    if (ctx.path === servedPaths.alertsWorker) {
      ctx.set("Content-Security-Policy", "default-src 'none'");
      ctx.set("Cache-Control", "no-cache");
      // Its address lies one level below.
      ctx.set("Service-Worker-Allowed", paths.dashboard);
      ctx.type = "js";
      ctx.body = worker;
      return;
    }
    // Without the database nobody could make one.
    if (!(await hasAccounts().catch(() => true))) return ctx.redirect(paths.register);
    const route = routes.find(({ pattern }) => pattern.test(ctx.path));
    ctx.status = route ? 200 : 404;
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.type = "html";
    ctx.body = route?.html ?? page;
  };
}
