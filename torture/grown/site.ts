import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Staff } from "../bench/client.ts";
import { share } from "../bench/figures.ts";
import { openPlace, type Place } from "../bench/places.ts";
import { memoryOf } from "../bench/process-state.ts";
import type { Bench } from "../bench/scenario.ts";
import { newFolder, type Site } from "../bench/site.ts";
import { until } from "../topology/until.ts";
import { grownFile, growTables, type Sizes } from "./tables.ts";

export const grown: Sizes = { leads: 100_000, pictures: 100_000, articles: 10_000, sessions: 1_000, days: 364 };
/** In the proportions of production, at a size that takes a few seconds. */
export const grownInShort: Sizes = { leads: 3_000, pictures: 3_000, articles: 600, sessions: 100, days: 60 };

const strayNumbers = Array.from({ length: 50 }, (_, number) => number);
const strayFile = (number: number) => `${"b".repeat(8)}${String(number).padStart(24, "0")}.webp`;

/** The calls of staff whose cost grows with the tables. */
export const calls = {
  "overview's figures": "/api/dashboard/stats?period=1y",
  "way to the order": "/api/dashboard/funnel?period=1y",
  "list of leads": "/api/leads?page=1",
  "a deep page of leads": "/api/leads?page=1000&limit=100",
  "a deep page of new leads": "/api/leads?page=500&limit=100&status=new",
  "a deep page of the latest changes": "/api/leads?page=4000&limit=20&sort=updated",
  "a deep page of a search": "/api/leads?page=500&limit=100&search=toko",
  "leads by value": "/api/leads?page=1&sort=valueDesc",
  "leads searched": "/api/leads?page=1&search=toko",
  "leads by status": "/api/leads/counts",
  "list of articles": "/api/news?page=1",
  "a deep page of articles": "/api/news?page=90&limit=100",
  "articles searched": "/api/news?page=1&search=nomor",
  library: "/api/media?page=1",
  "a deep page of the library": "/api/media?page=1000&limit=100",
  "a deep page by name": "/api/media?page=500&limit=100&sort=name",
  "library searched": "/api/media?page=1&search=foto",
  "library of one kind": "/api/media?page=1&kind=photo",
  "unused pictures": "/api/media?page=1&unused=true",
  "what a clean-up would remove": "/api/media/unused",
  "addresses that visitors miss": "/api/unknown-addresses?limit=100",
} as const;

type CallFigures = Readonly<{ what: string; status: number; p95: number; firstMs: number; holdMs: number }>;

/** Returns the longest CPU time in milliseconds for which the event loop was blocked since the last call. */
async function holdOf({ pid }: Site, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, "SIGWINCH");
  await until(() => existsSync(file) && readFileSync(file, "utf8") !== "", { what: "the site to tell of its loop" });
  return Number(readFileSync(file, "utf8"));
}

async function putFiles(folder: string, names: readonly string[]) {
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < names.length; from += 500)
    await Promise.all(names.slice(from, from + 500).map((name) => writeFile(join(folder, name), "a picture")));
}

async function figuresOf(staff: Staff, site: Site, file: string, times: number): Promise<readonly CallFigures[]> {
  const figures: CallFigures[] = [];
  for (const [what, path] of Object.entries(calls)) {
    await holdOf(site, file);
    const first = await staff.ask(path);
    const answers = [first];
    const ask = async () => {
      for (let time = 0; time < times; time += 1) answers.push(await staff.ask(path));
    };
    await Promise.all([ask(), ask()]);
    const holdMs = await holdOf(site, file);
    const status = answers.find((answer) => answer.status !== 200)?.status ?? 200;
    figures.push({
      what,
      status,
      p95: share(
        answers.map(({ ms }) => ms),
        0.95,
      ),
      firstMs: first.ms,
      holdMs,
    });
  }
  return figures;
}

const isSwept = (media: string, number: number) => !existsSync(join(media, strayFile(number)));

/** Measures the start of an empty site, and its memory after the sweep; not measured in the short form. */
async function startEmpty(bench: Bench, place: Place, variables: Readonly<Record<string, string>>) {
  if (bench.isShort) return { startMs: Number.NaN, MB: Number.NaN };
  const media = join(place.dataDir, "media");
  await putFiles(media, [strayFile(0)]);
  // Signing in also takes memory, on either site.
  const { site } = await openPlace(bench, place, { variables });
  await until(() => isSwept(media, 0), { what: "an empty site to tidy up" });
  const MB = memoryOf(site.pid, "VmHWM");
  await site.stop();
  return { startMs: site.startMs, MB };
}

/** Fills a site's tables, starts it and sends all requests whose cost grows with them, the first during the sweep. */
export async function measureGrown(bench: Bench, sizes: Sizes) {
  const [databaseUrl, dataDir] = [await bench.newDatabase(), await newFolder(bench)];
  const holds = join(dataDir, "holds");
  const stepped = join(import.meta.dirname, "../bench/stepped-clock.ts");
  const variables = {
    // The clock is ahead, so that files just written count as older than a day.
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "loop-holds.ts")} --import=${stepped}`,
    CLOCK_AHEAD_DAYS: "1.5",
    HOLDS_FILE: holds,
  };
  await (await openPlace(bench, { databaseUrl, dataDir })).site.stop();
  const empty = await startEmpty(bench, { databaseUrl, dataDir }, variables);

  await growTables(databaseUrl ?? `sqlite:${join(dataDir, "etalase.sqlite")}`, sizes);
  const media = join(dataDir, "media");
  const pictures = Array.from({ length: sizes.pictures }, (_, number) => grownFile(number));
  await putFiles(media, [...pictures, ...strayNumbers.map(strayFile)]);

  const { site, client, staff } = await openPlace(bench, { databaseUrl, dataDir }, { variables });
  await holdOf(site, holds);
  const health: { status: number; ms: number }[] = [];
  const ms = await until(
    async () => {
      health.push(await client.ask("/healthz"));
      return strayNumbers.every((number) => isSwept(media, number));
    },
    { what: "the sweep", withinMs: 300_000 },
  );
  const sweep = {
    ms,
    holdMs: await holdOf(site, holds),
    healthMs: health.map((one) => one.ms),
    healthStatuses: health.map(({ status }) => status),
  };
  const figures = await figuresOf(staff, site, holds, bench.isShort ? 2 : 6);
  const { total } = JSON.parse((await staff.ask("/api/media?page=1&unused=true")).text) as { total: number };
  const isAlive = site.child.exitCode === null && site.child.signalCode === null;
  const grownMB = isAlive ? memoryOf(site.pid, "VmHWM") : Number.NaN;
  // The running sweep ends first.
  await site.stop();
  const there = new Set(readdirSync(media));
  return {
    /** In milliseconds, and in MB: that of the empty site, and the peak of the grown one. */
    start: { emptyMs: empty.startMs, grownMs: site.startMs },
    memory: { empty: empty.MB, grown: grownMB },
    sweep,
    /** Missing files of the library, and unreferenced files that are left. */
    lost: pictures.filter((file) => !there.has(file)).length,
    left: there.size - pictures.filter((file) => there.has(file)).length,
    unused: total,
    calls: figures,
    isAlive,
  };
}
