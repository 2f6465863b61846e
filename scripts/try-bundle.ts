import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articlePath, paths, servedPaths, shareCardPath } from "@etalase/contracts/site/paths";
import { freePort, siteRuns } from "../e2e/app.ts";
import { endAll, interrupted, root, start } from "./processes.ts";

async function problemOf(url: string): Promise<string> {
  try {
    const { ok, status } = await fetch(url);
    return ok ? "" : `${url} answers ${status}`;
  } catch (error) {
    return `${url} does not answer: ${error}`;
  }
}

/** Returns the share card of an article: its renderer is not part of the bundle, but lies beside it. */
async function cardOf(origin: string): Promise<string> {
  const sitemap = await (await fetch(`${origin}${servedPaths.sitemap}`)).text();
  const [page = ""] = new RegExp(`${articlePath("[a-z0-9-]+")}(?=<)`).exec(sitemap) ?? [];
  return shareCardPath(page);
}

/** Starts the bundle as the container does, and requests the pages of a visitor. Resolves to the problems found. */
async function problems(folder: string): Promise<readonly string[]> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: join(folder, "data"), DATABASE_URL: undefined };
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const { child, ended } = start("node", ["backend/dist/main.js"], { cwd: folder, env, stdio: [...stdio] });
  await siteRuns(child, origin);
  const addresses = [
    servedPaths.readiness,
    paths.blog,
    paths.dashboard,
    `${servedPaths.api}/news`,
    await cardOf(origin),
  ];
  const answers = await Promise.all(addresses.map((path) => problemOf(origin + path)));
  child.kill("SIGTERM");
  const code = await ended;
  return [...answers, code ? `stopping ends with ${code}` : ""].filter(Boolean);
}

/** Runs outside the project, whose packages would replace those that the bundle lacks. */
async function tryBundle(): Promise<number> {
  // On success the command only prints a table of its chunks.
  if (await start("npm", ["run", "--silent", "assemble"], { stdio: ["ignore", "ignore", "inherit"] }).ended) return 1;
  const folder = mkdtempSync(join(tmpdir(), "etalase-bundle-"));
  try {
    cpSync(join(root, "dist"), folder, { recursive: true });
    const failures = await problems(folder);
    console.log(failures.length ? failures.join("\n") : "The production bundle starts, answers and stops.");
    return failures.length ? 1 : 0;
  } finally {
    await endAll();
    rmSync(folder, { recursive: true });
  }
}

const code = await Promise.race([tryBundle(), interrupted()]);
await endAll();
process.exit(code);
