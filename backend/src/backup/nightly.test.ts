import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdFile } from "./held-file.ts";
import { backupsIn, createNightlyBackup, removeOld } from "./nightly.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalase-nightly-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const hourMs = 3_600_000;

/** Nights of a site that keeps two backups. */
function startNights() {
  // Nine in the morning in Jakarta.
  let clock = Date.UTC(2026, 10, 23, 2);
  const done: string[] = [];
  let fails = false;
  const backup = createNightlyBackup({
    dataDir,
    keep: 2,
    now: () => new Date(clock),
    async backUp(file) {
      done.push(`backup ${file.slice(-17)}`);
      await writeFile(file, "all");
    },
    async rehearse(file) {
      if (fails) throw new Error("damaged");
      done.push(`rehearsal ${file.slice(-17)}`);
    },
  });
  const files = async () => (await readdir(join(dataDir, "backups"))).sort();
  return {
    backup,
    done,
    files,
    pass: (hours: number) => {
      clock += hours * hourMs;
    },
    fail: (now: boolean) => {
      fails = now;
    },
  };
}

test("there is one a day, from two in the morning on, and each is rehearsed", async () => {
  const { backup, done, pass } = startNights();
  await backup();
  await backup();
  pass(16.5);
  await backup();
  expect(done).toEqual(["backup 2026-11-23.backup", "rehearsal 2026-11-23.backup"]);
  pass(1);
  await backup();
  expect(done.slice(2)).toEqual(["backup 2026-11-24.backup", "rehearsal 2026-11-24.backup"]);
});

test("as many are kept as are to be, and nothing of others is touched", async () => {
  const { backup, files, pass } = startNights();
  await mkdir(join(dataDir, "backups"));
  const [left, mine] = ["etalase-2026-11-20.backup.part", "before-the-move.backup"];
  for (const name of [left, mine]) await writeFile(join(dataDir, "backups", name), "");
  for (let night = 0; night < 4; night += 1) {
    await backup();
    pass(24);
  }
  expect(await files()).toEqual([
    mine,
    ...["2026-11-25", "2026-11-26"].flatMap((day) => [`etalase-${day}.backup`, `etalase-${day}.backup.rehearsed`]),
  ]);
});

test("the newest that is known to come back stays while later ones do not", async () => {
  const { backup, files, pass, fail } = startNights();
  await backup();
  fail(true);
  for (let night = 0; night < 3; night += 1) {
    pass(24);
    await expect(backup()).rejects.toThrow("damaged");
  }
  expect(await files()).toContain("etalase-2026-11-23.backup");
  fail(false);
  await backup();
  // The two newest rehearsed ones, and the two newest.
  expect(await files()).toEqual([
    "etalase-2026-11-23.backup",
    "etalase-2026-11-23.backup.rehearsed",
    "etalase-2026-11-25.backup",
    "etalase-2026-11-26.backup",
    "etalase-2026-11-26.backup.rehearsed",
  ]);
});

test("nights push out none that is made by hand, which stand among them by their time", async () => {
  const folder = join(dataDir, "backups");
  await mkdir(folder);
  const names = [
    "etalase-2026-11-22.backup",
    "etalase-2026-11-23-013000.backup",
    "etalase-2026-11-23.backup",
    "etalase-2026-11-23-090000.backup",
    "etalase-2026-11-23-091500.backup",
    "etalase-2026-11-23-091501.backup",
  ];
  for (const name of names) await writeFile(join(folder, name), "all");
  expect(await backupsIn(folder)).toEqual(names);
  await removeOld(folder, { kind: "ofNight", keep: 1, now: new Date() });
  expect(await backupsIn(folder)).toEqual(names.slice(1));
});

test("one whose rehearsal failed is tried again", async () => {
  const { backup, done, files, fail } = startNights();
  fail(true);
  await expect(backup()).rejects.toThrow("damaged");
  expect(await files()).toEqual(["etalase-2026-11-23.backup"]);
  fail(false);
  await backup();
  expect(done).toEqual(["backup 2026-11-23.backup", "rehearsal 2026-11-23.backup"]);
});

test("one that another instance is writing is left to it", async () => {
  const { backup, done, files } = startNights();
  await mkdir(join(dataDir, "backups"));
  const [lock, begun] = ["etalase-2026-11-23.backup.lock", "etalase-2026-11-23.backup.part"];
  await writeFile(join(dataDir, "backups", begun), "");
  const release = holdFile(join(dataDir, "backups", lock));
  await backup();
  expect(done).toEqual([]);
  expect(await files()).toEqual([lock, begun]);
  // The other process was killed.
  release?.();
  await backup();
  expect(done).toEqual(["backup 2026-11-23.backup", "rehearsal 2026-11-23.backup"]);
});
