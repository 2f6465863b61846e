import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsRecord } from "../../test/records.ts";
import { createNewsRepository } from "../persistence/news.ts";
import { openDatabase } from "../start-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-programs-"));
  await mkdir(join(folder, "site"));
  const database = await openDatabase(`sqlite:${join(folder, "site/etalase.sqlite")}`);
  await database.migrate();
  await createNewsRepository(database.em).insert(newsRecord({ slug: "toko-roti" }));
  await database.close();
  await writeFile(join(folder, "site/token-secret"), "a secret that is long enough for tests", { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `make backup` or `make restore`, on the site in that folder. */
async function run(program: "backup" | "restore", dataDir: string, file: string) {
  const { PATH = "" } = process.env;
  const child = spawn("node", [join(import.meta.dirname, `../programs/${program}.ts`), file], {
    env: { PATH, DATA_DIR: join(folder, dataDir) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

test("a backup is one file for its owner's eyes, which a restore makes the same site of", async () => {
  const file = join(folder, "a.backup");
  const made = await run("backup", "site", file);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`${file}: `) });
  expect(made.err).toMatch(/^Table \d+ of \d+: news, 1 rows$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const restored = await run("restore", "again", file);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("is restored; make up starts it.") });
  expect(await readdir(join(folder, "again"))).toEqual(expect.arrayContaining(["etalase.sqlite", "token-secret"]));
  const database = await openDatabase(`sqlite:${join(folder, "again/etalase.sqlite")}`);
  expect(await createNewsRepository(database.em).findBySlug("toko-roti")).toMatchObject({ views: 0 });
  await database.close();
});

test("what stands in the way is told in one line", async () => {
  const file = join(folder, "taken.backup");
  await writeFile(file, "");
  expect(await run("backup", "site", file)).toEqual({
    ...{ code: 1, out: "" },
    err: `There is a file ${file} already; TO can name another\n`,
  });
  const nowhere = await run("backup", "site", join(folder, "nowhere/a.backup"));
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringMatching(/^.* cannot be written: ENOENT[^\n]*\n$/m) });
  expect(await run("restore", "empty", "")).toMatchObject({
    ...{ code: 1 },
    err: "FILE names no backup: make restore FILE=etalase.backup\n",
  });
  expect(await run("backup", "empty", join(folder, "b.backup"))).toMatchObject({
    ...{ code: 1 },
    err: `There is no site in ${join(folder, "empty")}: set DATA_DIR to where it is\n`,
  });
  expect(await readdir(folder)).not.toContain("empty");
});
