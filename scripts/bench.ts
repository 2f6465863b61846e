import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { paths, servedPaths } from "@etalase/contracts/site/paths";
import { createScratchDatabase } from "../backend/test/databases.ts";
import { type App, admin, startApp } from "../e2e/app.ts";
import type { Load, LoadOptions } from "./bench/load.ts";
import { photoOf12Megapixels, upload } from "./bench/uploads.ts";
import { spentBy } from "./processor.ts";
import { mysqlServer, mysqlVersion } from "./servers.ts";

/**
 * Measures how fast the built product answers, with demo content, on SQLite and on MySQL,
 * compared with servers that do nothing but answer. The client runs on the same machine, in a process of its own.
 */
const seconds = 5;
const atOnce = 32;
const few = 4;

const run = promisify(execFile);
const json = { "Content-Type": "application/json" };
const node = async (args: readonly string[]) => (await run("node", [...args], { maxBuffer: 2 ** 24 })).stdout;

async function load(request: Pick<LoadOptions, "url" | "headers">, how: Partial<LoadOptions> = {}): Promise<Load> {
  const ask = (forSeconds: number) =>
    node(["scripts/bench/load.ts", JSON.stringify({ atOnce, ...request, ...how, seconds: forSeconds })]);
  await ask(1);
  return JSON.parse(await ask(seconds));
}

const cpuOf = (pid: number) => spentBy(pid) ?? Number.NaN;

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return Math.round(Number(stdout) / 1024);
}

/** Prints a row of the table of measurements. */
const row = (what: string, cells: readonly (string | number)[]) =>
  console.log(what.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join(""));

const fixed = (number: number, digits: number) => (Number.isFinite(number) ? number.toFixed(digits) : "–");

type Body = Readonly<{ body: Buffer; folder: string }>;

/** Measures the requests per second that a bare server answers with that body. */
async function bare(kind: "koa" | "node", { body, folder }: Body): Promise<number> {
  const file = join(folder, "body");
  await writeFile(file, body);
  const server = spawn("node", ["scripts/bench/bare.ts", kind, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(server.stdout, "data");
  try {
    return (await load({ url: `http://127.0.0.1:${Number(port)}/` })).perSecond;
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

type Case = Readonly<{
  what: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /**
   * Compared with bare servers that answer the same bytes. Other pages get few parallel requests, since the site
   * refuses more.
   */
  isKept?: true;
}>;

// Staff get pages of their own, and reload them past all caches; other requests are like a browser's.
const staff = { Cookie: "etalase_staff=1" };
const drawn = { ...staff, "Cache-Control": "no-cache" };
const list = "/api/news?page=1&limit=10";

const landing: Case = { what: "landing page, kept", path: "/", isKept: true };

const cases = (etag: string): readonly Case[] => [
  landing,
  { what: "landing page, not changed", path: "/", headers: { "If-None-Match": etag } },
  { what: "landing page, for staff", path: "/", headers: staff },
  { what: "landing page, drawn", path: "/", headers: drawn },
  { what: "blog, kept", path: paths.blog, isKept: true },
  { what: "blog, drawn", path: paths.blog, headers: drawn },
  { what: "API, ten articles", path: list, isKept: true },
  { what: "healthz", path: servedPaths.health, isKept: true },
];

async function measure({ origin, pid }: App, folder: string, { what, path, headers = {}, isKept }: Case) {
  const url = origin + path;
  const usedBefore = cpuOf(pid);
  const { perSecond, p50, p99 } = await load({ url, headers }, isKept ? {} : { atOnce: few });
  // Includes the second of warm-up, which has about as many answers as each of the others.
  const cpuMs = ((cpuOf(pid) - usedBefore) * 1000) / (perSecond * (seconds + 1));
  const body = isKept ? gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())) : null;
  const ratios = body
    ? [perSecond / (await bare("koa", { body, folder })), perSecond / (await bare("node", { body, folder }))]
    : [];
  const figures = [Math.round(perSecond), fixed(p50, 2), fixed(p99, 2), fixed(cpuMs, 3), await memoryOf(pid)];
  row(what, [...figures, ...ratios.map((ratio) => fixed(ratio, 2))]);
}

async function tokenOf(origin: string): Promise<string> {
  const login = { method: "POST", headers: json, body: JSON.stringify(admin) };
  const answer = (await (await fetch(`${origin}/api/auth/login`, login)).json()) as { token: string };
  return answer.token;
}

const photos = 8;

/** Measures how long photos of 12 megapixels take, one after the other, and how slow pages are in the meantime. */
async function measureUploads({ origin, pid }: App) {
  const token = await tokenOf(origin);
  const times: number[] = [];
  const pictures = await Promise.all(Array.from({ length: photos }, (_, number) => photoOf12Megapixels(number)));
  const redrawn = load({ url: origin, headers: drawn }, { atOnce: 1 });
  const cachedLoad = load({ url: origin }, { atOnce: 1 });
  for (const picture of pictures) times.push(await upload(origin, token, picture));
  times.sort((one, other) => one - other);
  const most = (await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")).match(/VmHWM:\s+(\d+)/)?.[1];
  console.log("");
  row("12 megapixels, one after the other", ["p50 ms", "longest", "kept p95", "drawn p95", "most MB"]);
  row("", [
    fixed(times[photos / 2] ?? 0, 0),
    fixed(times.at(-1) ?? 0, 0),
    fixed((await cachedLoad).p95, 1),
    fixed((await redrawn).p95, 1),
    fixed(Number(most) / 1024, 0),
  ]);
}

/** Measures the restart of an existing site. */
async function benchStart(folder: string) {
  const again = { DATA_DIR: join(folder, "site") };
  await (await startApp(again)).stop();
  const startedAt = performance.now();
  const app = await startApp(again);
  try {
    await fetch(app.origin);
    const seconds = `${fixed((performance.now() - startedAt) / 1000, 2)} s`;
    row("started again, to the first page", [seconds, "", "", "", await memoryOf(app.pid)]);
    await load({ url: app.origin });
    row("the same after a load", ["", "", "", "", await memoryOf(app.pid)]);
    await measureUploads(app);
  } finally {
    await app.stop();
  }
}

/** Measures the milliseconds from a key in an article's title until the preview shows it, in ascending order. */
const previewTimes = async (origin: string): Promise<readonly number[]> =>
  JSON.parse(await node(["e2e/preview-times.ts", origin]));

/** Measures how soon the dashboard is ready, in a browser with an empty cache. */
async function measureDashboard(origin: string) {
  type Way = Readonly<{ what: string; ms: number; requests: number; files: number; api: number; kB: number }>;
  const ways: readonly Way[] = JSON.parse(await node(["e2e/dashboard-times.ts", origin]));
  console.log("");
  row("dashboard", ["ms", "requests", "files", "API", "kB script"]);
  for (const { what, ms, requests, files, api, kB } of ways)
    row(what, [fixed(ms, 0), requests, files, api, fixed(kB, 0)]);
  console.log("");
}

const searchTargetMs = 50;

/** Measures searches in ten thousand articles, in an empty database. */
async function benchSearches(url: string) {
  type Times = Readonly<{ first: number; p50: number; p95: number; longest: number }>;
  const { first, p50, p95, longest }: Times = JSON.parse(await node(["scripts/bench/searches.ts", url]));
  console.log("");
  row("searches in 10,000 articles", ["first ms", "p50 ms", "p95 ms", "longest", "p95 to be"]);
  row("", [fixed(first, 0), fixed(p50, 1), fixed(p95, 1), fixed(longest, 0), `≤ ${searchTargetMs}`]);
}

async function bench(database: string, folder: string) {
  const startedAt = performance.now();
  const app = await startApp();
  try {
    console.log(`\n${database}\n`);
    row("", ["a second", "p50 ms", "p99 ms", "CPU ms", "MB", "of Koa's", "of node's"]);
    row("empty to running, with demo", [
      `${fixed((performance.now() - startedAt) / 1000, 1)} s`,
      "",
      "",
      "",
      await memoryOf(app.pid),
    ]);
    const etag = (await fetch(app.origin)).headers.get("ETag") ?? "";
    for (const one of cases(etag)) await measure(app, folder, one);
    const preview = await previewTimes(app.origin);
    const share = (part: number) => fixed(preview[Math.floor(preview.length * part)] ?? 0, 1);
    row("preview, from key to page", ["", share(0.5), share(0.99), "", await memoryOf(app.pid)]);
    await measureDashboard(app.origin);
  } finally {
    await app.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), "etalase-bench-"));
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? ""}, Node ${process.version}`);
  console.log(
    `${atOnce} at once, ${seconds} s each, after 1 s to warm up, ${few} at once where pages are drawn; CPU is the site's`,
  );
  await bench("SQLite", folder);
  await benchStart(folder);
  await benchSearches(`sqlite:${join(folder, "searches.db")}`);
  const mysql = await mysqlServer.url();
  if (mysql) {
    process.env.E2E_DATABASE_URL = mysql;
    await bench(`MySQL ${await mysqlVersion(mysql)}`, folder);
    const scratch = await createScratchDatabase(mysql, "bench");
    await benchSearches(scratch.url).finally(scratch.drop);
  } else console.log("\nNo MySQL 9.7 can be had here (TEST_MYSQL_URL may name one)");
} finally {
  await mysqlServer.stop();
  await rm(folder, { recursive: true });
}
