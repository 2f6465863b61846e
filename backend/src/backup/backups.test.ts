import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBackups } from "./backups.ts";
import { backupsIn } from "./nightly.ts";

/** A site with these backups, all of which were rehearsed. Each day at ten one is made by hand. */
async function startBackups(keep: number, there: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), "etalase-backups-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const folder = join(dataDir, "backups");
  await mkdir(folder);
  for (const name of there.flatMap((name) => [name, `${name}.rehearsed`])) await writeFile(join(folder, name), "");
  let day = 6;
  let isSound = true;
  const backups = createBackups({
    dataDir,
    keep,
    failed: () => undefined,
    now: () => new Date(Date.UTC(2026, 10, day, 3)),
    backUp: (file) => writeFile(file, "all"),
    rehearse: async () => (isSound ? undefined : Promise.reject(new Error("damaged"))),
  });
  return {
    names: () => backupsIn(folder),
    async make(comesBack: boolean) {
      isSound = comesBack;
      const { name } = await backups.make();
      day += 1;
      return name;
    },
  };
}

const night = (day: number) => `etalase-2026-11-0${day}.backup`;
const byHand = (day: number) => `etalase-2026-11-0${day}-100000.backup`;

test("one made by hand leaves all of nights, also where none are made any more", async () => {
  const nights = [1, 2, 3, 4, 5].map(night);
  const { make, names } = await startBackups(0, nights);
  await make(true);
  await make(true);
  await expect.poll(names).toEqual([...nights, byHand(7)]);
});

test("one that does not come back takes the place of none that did, made by hand or of a night", async () => {
  const { make, names } = await startBackups(1, [byHand(3), night(5)]);
  expect(await make(false)).toBe(byHand(6));
  expect(await names()).toEqual([byHand(3), night(5), byHand(6)]);
});

test("once one made by hand has come back, as many of those are kept as of nights", async () => {
  const { make, names } = await startBackups(2, [byHand(1), byHand(2), night(4), night(5)]);
  await make(true);
  await expect.poll(names).toEqual([byHand(2), night(4), night(5), byHand(6)]);
});

test("those that never come back stay few", async () => {
  const { make, names } = await startBackups(2, [byHand(1), byHand(2)]);
  for (let made = 0; made < 4; made += 1) {
    await make(false);
    expect((await names()).length).toBeLessThanOrEqual(5);
  }
  await expect.poll(names).toEqual([byHand(1), byHand(2), byHand(8), byHand(9)]);
});
