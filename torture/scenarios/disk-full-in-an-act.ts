import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSound } from "../bench/examined.ts";
import { claimAnswers, tally } from "../bench/figures.ts";
import { bringIn, compare, contentFile } from "../bench/imports.ts";
import { lastLine, type Opened, openPlace, type Place, runProgram } from "../bench/places.ts";
import { articles } from "../bench/records.ts";
import { photo, replace, somePicture, withoutPicture } from "../bench/replacing.ts";
import type { Bench, Scenario } from "../bench/scenario.ts";
import { smallDisk } from "../bench/small-disk.ts";

const diskMB = 64;
const kB = 1024;

type Disk = Awaited<ReturnType<typeof smallDisk>>;
type Acting = Readonly<{ bench: Bench; place: Place; disk: Disk; opened: Opened }>;

/** Claims that visitors and staff still get complete pages when the disk is full. */
async function expectWhole({ bench: { claim }, opened: { client, staff } }: Acting, act: string) {
  const { status } = await client.ask("/");
  claim(status === 200, `the landing page answered ${status} after ${act} on a full disk`);
  const missing = await withoutPicture(client, staff);
  claim(missing.length === 0, `${act} on a full disk left articles without a picture: ${missing.join(", ")}`);
}

async function importing(acting: Acting, count: number, parts: readonly number[]) {
  const { bench, disk, opened } = acting;
  const { claim } = bench;
  const file = await contentFile({ count, width: 700 });
  const seen: number[] = [];
  for (const part of parts) {
    // The file itself is on the disk as well, and the database takes more than the pictures.
    disk.leave(file.length * (1 + part));
    const { status } = await bringIn(opened.staff, file);
    claim(status === 507, `an import on a full disk got ${status}`);
    await expectWhole(acting, "an import");
    disk.makeRoom();
    const { create, update, same } = await compare(opened.staff, file);
    claim(update === 0 && create + same === count, `an import on a full disk left ${update} half records of ${count}`);
    seen.push(same);
  }
  claim(Math.max(...seen) > 0 && Math.min(...seen) < count, "no import ended in its middle");
  const { status } = await bringIn(opened.staff, file);
  claim(status === 200, `with room again an import got ${status}`);
  return `import ended at ${seen.join(", ")} of ${count} articles`;
}

async function replacing(acting: Acting, rooms: readonly number[]) {
  const { bench, disk, opened } = acting;
  const id = await somePicture(opened.staff);
  const statuses: number[] = [];
  for (const [number, room] of rooms.entries()) {
    const bytes = await photo(number);
    disk.leave(bytes.length + room);
    statuses.push((await replace(opened.staff, id, bytes)).status);
    await expectWhole(acting, "a replacement");
    disk.makeRoom();
  }
  claimAnswers(bench, "replacements on a full disk", statuses, 507);
  const { status } = await replace(opened.staff, id, await photo(100));
  bench.claim(status === 200, `with room again a replacement got ${status}`);
  return `replacements ${tally(statuses)}`;
}

async function backingUp({ bench, place, disk }: Acting, parts: readonly number[]) {
  const { claim } = bench;
  const whole = join(disk.folder, "whole.backup");
  const first = await runProgram(bench, place, ["backup", whole]);
  claim(first.code === 0, `a backup: ${lastLine(first)}`);
  for (const part of parts) {
    disk.leave(statSync(whole).size * part);
    const full = await runProgram(bench, place, ["backup", join(disk.folder, "full.backup")]);
    claim(full.code === 1 && /cannot be written: ENOSPC/.test(lastLine(full)), `a backup on a full disk: ${full.err}`);
    const left = readdirSync(disk.folder).filter((name) => name.startsWith("full.backup"));
    claim(left.length === 0, `a backup on a full disk left ${left.join(", ")}`);
    disk.makeRoom();
  }
  const again = await runProgram(bench, place, ["backup", join(disk.folder, "full.backup")]);
  claim(again.code === 0, `with room again a backup: ${lastLine(again)}`);
  return whole;
}

async function restoring({ bench, disk, opened }: Acting, file: string, parts: readonly number[]) {
  const { claim } = bench;
  const expected = JSON.stringify(await articles(opened.staff)).replaceAll(opened.site.origin, "");
  const target = { databaseUrl: undefined, dataDir: join(disk.folder, "restored") };
  for (const part of parts) {
    disk.leave(statSync(file).size * part);
    const full = await runProgram(bench, target, ["restore", file]);
    const isTold = /^Nothing is restored: |^A row of .* cannot be stored: /.test(lastLine(full));
    claim(full.code === 1 && isTold, `a restore on a full disk: ${full.err}`);
    const media = join(target.dataDir, "media");
    claim(!existsSync(media) || readdirSync(media).length === 0, "a restore on a full disk left pictures");
    disk.makeRoom();
  }
  const again = await runProgram(bench, target, ["restore", file]);
  claim(again.code === 0, `with room again a restore: ${lastLine(again)}`);
  const { site, staff } = await openSound(bench, target, "a restore on a full disk");
  const content = JSON.stringify(await articles(staff)).replaceAll(site.origin, "");
  claim(content === expected, "what was restored after a full disk is another");
  await site.stop();
}

export const diskFullInAnAct: Scenario = {
  name: "disk full in an import, backup, restore and replacement",
  databases: ["SQLite"],
  async run(bench) {
    const disk = await smallDisk(bench, diskMB);
    const place = { databaseUrl: undefined, dataDir: join(disk.folder, "site") };
    const opened = await openPlace(bench, place);
    const acting = { bench, place, disk, opened };
    const parts = bench.isShort ? [0.5] : [0.1, 0.3, 0.5, 0.7];
    const imported = await importing(acting, bench.isShort ? 8 : 40, bench.isShort ? [1.2] : [0.6, 0.9, 1.2]);
    const replaced = await replacing(acting, bench.isShort ? [100 * kB] : [0, 20, 100, 200].map((room) => room * kB));
    const file = await backingUp(acting, parts);
    await restoring(acting, file, parts);
    await opened.site.stop();
    await (await openSound(bench, place, "a full disk")).site.stop();
    return {
      did: `filled a disk of ${diskMB} MB in the middle of importing, replacing, backing up and restoring`,
      figures: `${imported}; ${replaced}; ${2 * parts.length} backups and restores told so in one line`,
    };
  },
};
