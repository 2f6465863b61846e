import { readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checkArchive } from "../../backend/src/backup/archive.ts";
import { openSound } from "../bench/examined.ts";
import { bringIn, compare, contentFile } from "../bench/imports.ts";
import { withSql } from "../bench/mysql-server.ts";
import { beginProgram, lastLine, newPlace, type Opened, openPlace, type Place, runProgram } from "../bench/places.ts";
import { articles } from "../bench/records.ts";
import { photo, replace, somePicture, withoutPicture } from "../bench/replacing.ts";
import type { Bench, Scenario } from "../bench/scenario.ts";
import { newFolder, startSite } from "../bench/site.ts";
import { until } from "../topology/until.ts";

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
const namesIn = (folder: string) => (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []);
const mediaOf = ({ dataDir }: Place) => namesIn(join(dataDir, "media")).length;

type Acting = Readonly<{ bench: Bench; place: Place }>;

/** A fast operation may end before it is killed; then it is started again, so many times at most. */
async function isInTime(kill: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) if (await kill()) return true;
  return false;
}

/** Ignores the answer of a killed site. */
const unanswered = () => undefined;

/** Starts the site after its kill, and checks the pages of visitors. */
async function reopened({ bench, place }: Acting, act: string): Promise<Opened> {
  const opened = await openSound(bench, place, `a killed ${act}`);
  const missing = await withoutPicture(opened.client, opened.staff);
  bench.claim(missing.length === 0, `a killed ${act} left articles without a picture: ${missing.join(", ")}`);
  return opened;
}

/** Imports articles; the site is killed when such a share of them was written. */
async function importing(acting: Acting, first: Opened, { count, imports }: Rounds) {
  const { claim } = acting.bench;
  const file = await contentFile({ count });
  const seen: number[] = [];
  let opened = first;
  for (const part of imports) {
    const { site, staff } = opened;
    const there = async () => JSON.parse((await staff.ask("/api/news?page=1&limit=1")).text).total as number;
    const done = bringIn(staff, file).catch(unanswered);
    await until(async () => (await there()) >= part * count, { what: "articles to be imported" });
    await site.kill();
    await done;
    opened = await reopened(acting, "import");
    const { create, update, same } = await compare(opened.staff, file);
    claim(update === 0 && create + same === count, `a killed import left ${update} half records of ${count}`);
    seen.push(same);
  }
  claim(Math.min(...seen) < count, "no import was killed before its end");
  const { status, result } = await bringIn(opened.staff, file);
  claim(status === 200, `the import that was killed got ${status} when it was sent again`);
  claim((await articles(opened.staff)).length === count, "not all articles are there in the end");
  return { opened, words: `import at ${seen.join(", ")} of ${count} articles, ${result?.create} more afterwards` };
}

/** Replaces a picture of an article; the site is killed when so many new files exist, or a part of the last one. */
async function replacing(acting: Acting, first: Opened, { replacements }: Rounds) {
  const { bench, place } = acting;
  const seen: number[] = [];
  let [opened, count] = [first, 0];
  /** @returns false when the request was answered before the kill */
  const killOne = async (files: number) => {
    const { site, staff } = opened;
    const id = await somePicture(staff);
    const bytes = await photo(count);
    count += 1;
    const before = mediaOf(place);
    let isAnswered = false;
    const done = replace(staff, id, bytes).then(() => {
      isAnswered = true;
    }, unanswered);
    await until(() => mediaOf(place) - before >= files || isAnswered, { what: "a new picture" });
    await site.kill();
    await done;
    seen.push(mediaOf(place) - before);
    opened = await reopened(acting, "replacement");
    return !isAnswered;
  };
  for (const files of replacements) {
    bench.claim(await isInTime(() => killOne(files)), "no replacement was killed before its end");
  }
  const { status } = await replace(opened.staff, await somePicture(opened.staff), await photo(100));
  bench.claim(status === 200, `the replacement that was killed got ${status} when it was sent again`);
  return { opened, words: `replacement at ${seen.join(", ")} new files` };
}

/** Backs up; the process is killed when such a share of the file was written. */
async function backingUp({ bench, place }: Acting, { backups }: Rounds) {
  const { claim } = bench;
  const folder = await newFolder(bench);
  const [whole, file] = [join(folder, "whole.backup"), join(folder, "killed.backup")];
  const { code, err } = await runProgram(bench, place, ["backup", whole]);
  claim(code === 0, `a backup ended with ${code}: ${err}`);
  const seen: number[] = [];
  /** @returns false when the file got its final name before the kill: it must be complete then, and is removed */
  const killOne = async (part: number) => {
    const { child, ended } = beginProgram(bench, place, ["backup", file]);
    const isWritten = () => sizeOf(`${file}.part`) > part * sizeOf(whole) || sizeOf(file) > 0;
    await until(isWritten, { what: "a backup to be written" });
    child.kill("SIGKILL");
    await ended;
    if (sizeOf(file) === 0) return true;
    await checkArchive(file).catch(() => claim(false, "a killed backup has the name of a whole one"));
    await rm(file);
    return false;
  };
  for (const part of backups) {
    claim(await isInTime(() => killOne(part)), "no backup was killed before its end");
    seen.push(Math.round(sizeOf(`${file}.part`) / 1024));
  }
  const again = await runProgram(bench, place, ["backup", file]);
  claim(again.code === 0, `a backup in the place of a killed one: ${lastLine(again)}`);
  await checkArchive(file).catch((error: Error) => claim(false, error.message));
  const left = namesIn(folder).filter((name) => !name.endsWith(".backup"));
  claim(left.length === 0, `backups left ${left.join(", ")}`);
  return { file, words: `backup at ${seen.join(", ")} of ${Math.round(sizeOf(whole) / 1024)} kB` };
}

const hasTables = async ({ databaseUrl, dataDir }: Place) =>
  databaseUrl
    ? (await withSql(databaseUrl, (run) => run("show tables"))).length > 0
    : sizeOf(join(dataDir, "etalase.sqlite")) > 0;

/** Restores to other places; the process is killed when such a share of the files exists, or once there are tables. */
async function restoring({ bench, place }: Acting, { site, staff }: Opened, file: string, { restores }: Rounds) {
  const { claim } = bench;
  const expected = JSON.stringify(await articles(staff)).replaceAll(site.origin, "");
  const files = mediaOf(place);
  await site.stop();
  const seen: string[] = [];
  for (const moment of restores) {
    const target = await newPlace(bench);
    const { child, ended } = beginProgram(bench, target, ["restore", file]);
    const isThere = () => (moment === "tables" ? hasTables(target) : mediaOf(target) >= Math.ceil(moment * files));
    await until(isThere, { what: "a restore to come as far" });
    child.kill("SIGKILL");
    const { code } = await ended;
    claim(code === null, "a restore ended before it was killed");
    seen.push(moment === "tables" ? "its tables" : String(mediaOf(target)));
    const start = await startSite(bench, target).then(
      () => "served",
      ({ message }: Error) => message.trim(),
    );
    claim(/^The site did not start: .*restore.*$/i.test(start), `a start on half a restore: ${start}`);
  }
  const acting = { bench, place: await newPlace(bench) };
  const whole = await runProgram(bench, acting.place, ["restore", file]);
  claim(whole.code === 0, `a restore: ${lastLine(whole)}`);
  const restored = await reopened(acting, "restore");
  const content = JSON.stringify(await articles(restored.staff)).replaceAll(restored.site.origin, "");
  claim(content === expected, "what was restored is another");
  await restored.site.stop();
  return `restore at ${seen.join(", ")} of ${files} files`;
}

/** The moments of the kills: shares of the output, and numbers of files. */
type Rounds = Readonly<{
  count: number;
  imports: readonly number[];
  replacements: readonly number[];
  backups: readonly number[];
  restores: readonly (number | "tables")[];
}>;

const short: Rounds = { count: 24, imports: [0.1], replacements: [1], backups: [0.1], restores: [0.2] };
const long: Rounds = {
  count: 200,
  imports: [0.01, 0.2, 0.5, 0.8, 0.99],
  replacements: [1, 2, 3, 4, 5, 6],
  backups: [0, 0.1, 0.3, 0.6, 0.9],
  restores: [0.01, 0.3, 0.6, "tables", 1],
};

export const killInAnAct: Scenario = {
  name: "kill -9 in an import, backup, restore and replacement",
  databases: ["SQLite", "MySQL"],
  inShort: ["SQLite"],
  async run(bench) {
    const acting = { bench, place: await newPlace(bench) };
    const rounds = bench.isShort ? short : long;
    const imported = await importing(acting, await openPlace(bench, acting.place), rounds);
    const replaced = await replacing(acting, imported.opened, rounds);
    const { file, words } = await backingUp(acting, rounds);
    const restored = await restoring(acting, replaced.opened, file, rounds);
    const { imports, replacements, backups, restores } = rounds;
    const kills = [imports, replacements, backups, restores].reduce((sum, { length }) => sum + length, 0);
    return {
      did: `killed ${kills} times in the middle of importing, replacing a picture, backing up and restoring`,
      figures: [imported.words, replaced.words, words, restored].join("; "),
    };
  },
};
