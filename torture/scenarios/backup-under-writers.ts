import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { answersOf } from "../bench/answers.ts";
import type { Staff } from "../bench/client.ts";
import { claimIntact } from "../bench/integrity.ts";
import { lastLine, openPlace, type Place, runProgram } from "../bench/places.ts";
import { articles, testimonials } from "../bench/records.ts";
import type { Bench, Scenario } from "../bench/scenario.ts";
import { newFolder } from "../bench/site.ts";
import { losses, startWriters } from "../bench/writers.ts";

/** Runs a program. @throws {Error} with its last words, when it fails */
async function run(bench: Bench, place: Place, command: readonly [name: string, file: string]) {
  const ended = await runProgram(bench, place, command);
  if (ended.code !== 0) throw new Error(`${command[0]}: ${lastLine(ended)}`);
}

/** Returns the API's answer for every record, by id, independent of the site's address. */
async function recordsOf(staff: Staff, origin: string): Promise<ReadonlyMap<string, string>> {
  const rows = (await Promise.all([testimonials(staff), articles(staff)])).flat();
  return new Map(rows.map((row) => [String(row._id), JSON.stringify(row).replaceAll(origin, "")]));
}

/** Hashes all pictures. */
async function hashesOf(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await namesIn(join(dataDir, "media"))).map(async (path) => {
    const hash = createHash("sha256").update(await readFile(path));
    return [path.slice(dataDir.length), hash.digest("hex")] as const;
  });
  return new Map(await Promise.all(files));
}

const namesIn = async (folder: string) => (await readdir(folder).catch(() => [])).map((name) => join(folder, name));

/** Counts the entries of one map that differ or are missing in the other. */
const differing = (some: ReadonlyMap<string, string>, all: ReadonlyMap<string, string>) =>
  [...some].filter(([key, value]) => all.get(key) !== value).length;

/** `again` uses the same database as `from`. */
type Way = Readonly<{ from: Place; to: Place; again: Place; name: string }>;

/**
 * Backs up one site during writes, and restores the file to the others. Writes to the first go on, so the answers of
 * the two restored sites are compared with each other.
 */
async function move(bench: Bench, { from, to, again, name }: Way) {
  const { claim } = bench;
  const file = join(await newFolder(bench), "etalase.backup");
  const { site, staff } = await openPlace(bench, from);
  const writers = startWriters(staff);
  await writers.more(400);
  const before = new Set(writers.acknowledged);
  const startedAt = performance.now();
  await run(bench, from, ["backup", file]);
  const seconds = (performance.now() - startedAt) / 1000;
  const during = writers.acknowledged.size - before.size;
  const sentMeanwhile = new Set(writers.sent);
  await writers.more(20);
  await writers.stop();
  claim(during > 0, `${name}: nobody could save meanwhile`);
  await losses(bench, staff, writers);

  await run(bench, to, ["restore", file]);
  const restored = await openPlace(bench, to);
  const [there, here] = [await recordsOf(staff, site.origin), await recordsOf(restored.staff, restored.site.origin)];
  const names = new Set([...here.values()].map((text) => String(JSON.parse(text).title ?? JSON.parse(text).name)));
  const lost = before.difference(names).size;
  claim(lost === 0, `${name}: ${lost} records from before the backup are missing`);
  const late = names.difference(sentMeanwhile).size;
  claim(late === 0, `${name}: ${late} records came after the backup`);
  const changed = differing(here, there);
  claim(changed === 0, `${name}: ${changed} records are told otherwise`);
  const files = await hashesOf(to.dataDir);
  const others = differing(files, await hashesOf(from.dataDir));
  claim(others === 0, `${name}: ${others} pictures are others`);

  await run(bench, again, ["restore", file]);
  const same = await openPlace(bench, again);
  const answers = await answersOf(restored.staff, restored.site.origin);
  const expected = await answersOf(same.staff, same.site.origin);
  const unequal = [...new Map([...answers, ...expected]).keys()].filter(
    (key) => answers.get(key) !== expected.get(key),
  );
  claim(unequal.length === 0, `${name}: ${unequal.length} answers are others, ${unequal.slice(0, 3).join(", ")}`);
  await Promise.all([site, restored.site, same.site].map(({ stop }) => stop()));
  await claimIntact(bench, to);
  const rate = Math.round(during / seconds);
  return {
    lost,
    words:
      `${name}: ${here.size} records, ${during} saved in the ${seconds.toFixed(1)} s it took (${rate} a second); ` +
      `${answers.size} answers and ${files.size} files alike`,
  };
}

export const backupUnderWriters: Scenario = {
  name: "backup under writers",
  // Each direction covers the other database as well.
  databases: ["MySQL"],
  inShort: [],
  async run(bench) {
    const place = async (databaseUrl?: string): Promise<Place> => ({ databaseUrl, dataDir: await newFolder(bench) });
    const up = await move(bench, {
      name: "SQLite to MySQL",
      from: await place(),
      to: await place(await bench.newDatabase()),
      again: await place(),
    });
    const down = await move(bench, {
      name: "MySQL to SQLite",
      from: await place(await bench.newDatabase()),
      to: await place(),
      again: await place(await bench.newDatabase()),
    });
    const lost = up.lost + down.lost;
    return {
      did: "backed up while 6 people saved, and restored on the other database, both ways",
      lost: lost ? `${lost} records` : "nothing",
      figures: `${up.words}; ${down.words}`,
    };
  },
};
