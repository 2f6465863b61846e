import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bare, programFile } from "../../test/bare.ts";
import { makeSqliteFile } from "../../test/databases.ts";
import { newId, newsRecord } from "../../test/records.ts";
import { holdFile } from "../backup/held-file.ts";
import { createNewsRepository } from "../persistence/news.ts";
import { createSessionRepository } from "../persistence/sessions.ts";
import { openDatabase } from "../start-database.ts";

const article = { title: "Toko roti", slug: "toko-roti" };
const session = { id: newId(), userId: newId(), browser: "", address: "" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-programs-"));
  await mkdir(join(folder, "site"));
  const file = join(folder, "site/etalase.sqlite");
  await makeSqliteFile(file);
  const database = await openDatabase(`sqlite:${file}`);
  await createNewsRepository(database.em).insert(newsRecord(article));
  await createSessionRepository(database.em).insert({ ...session, createdAt: new Date(), lastSeenAt: new Date() });
  await database.close();
  await writeFile(join(folder, "site/token-secret"), "a secret that is long enough for tests", { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the program of a Makefile command, on the site in that folder. */
function begin(program: string, dataDir: string, ...args: readonly string[]) {
  return beginBy(["node"], program, dataDir, ...args);
}

function beginBy(by: readonly string[], program: string, dataDir: string, ...args: readonly string[]) {
  const [command = "", ...before] = by;
  const child = spawn(command, [...before, programFile(`programs/${program}`), ...args], {
    env: { ...bare, DATA_DIR: join(folder, dataDir) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const result = Promise.all([text(child.stdout), text(child.stderr), ended]).then(([out, err, code]) => ({
    code,
    out,
    err,
  }));
  return { child, result };
}

const run = (...what: Parameters<typeof begin>) => begin(...what).result;

test("a backup is one file for its owner's eyes, which a restore makes the same site of", async () => {
  const file = join(folder, "a.backup");
  const made = await run("backup", "site", file);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`${file}: `) });
  expect(made.err).toMatch(/^Table \d+ of \d+: news, 1 rows$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const restored = await run("restore", "again", file);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("is restored; make up starts it.") });
  expect(restored.out).toContain("All sessions have ended, and all links that people held");
  expect(await readdir(join(folder, "again"))).toEqual(expect.arrayContaining(["etalase.sqlite", "token-secret"]));
  const database = await openDatabase(`sqlite:${join(folder, "again/etalase.sqlite")}`);
  expect(await createNewsRepository(database.em).findBySlug("toko-roti")).toMatchObject({ views: 0 });
  expect(await createSessionRepository(database.em).find(session.id)).toBeNull();
  await database.close();
});

test("one that is ended leaves nothing behind, and neither does a restore", async () => {
  await cp(join(folder, "site"), join(folder, "large"), { recursive: true });
  await mkdir(join(folder, "large/media"));
  for (let index = 0; index < 150; index += 1)
    await writeFile(
      join(folder, `large/media/${index.toString(16).padStart(32, "0")}.webp`),
      Buffer.alloc(2 ** 20, index),
    );
  const file = join(folder, "large.backup");
  const backup = begin("backup", "large", file);
  await expect.poll(() => existsSync(`${file}.part`), { interval: 5 }).toBe(true);
  backup.child.kill("SIGINT");
  expect(await backup.result).toMatchObject({ code: 1, err: expect.stringMatching(/^Ended: no backup is written$/m) });
  expect((await readdir(folder)).filter((name) => name.startsWith("large.backup"))).toEqual([]);

  await run("backup", "large", file);
  const restore = begin("restore", "halfway", file);
  const media = () => readdir(join(folder, "halfway/media")).catch(() => []);
  await expect.poll(async () => (await media()).length, { interval: 5 }).toBeGreaterThan(0);
  restore.child.kill("SIGTERM");
  expect(await restore.result).toMatchObject({ code: 1, err: expect.stringMatching(/^Ended: nothing is restored$/m) });
  expect(existsSync(join(folder, "halfway"))).toBe(false);
  expect(await run("restore", "halfway", file)).toMatchObject({ code: 0 });
});

test("one that finds no more room says so in a line, leaves nothing behind, and can be done again", async () => {
  await cp(join(folder, "site"), join(folder, "wide"), { recursive: true });
  await mkdir(join(folder, "wide/media"));
  for (const letter of ["a", "b"]) {
    const path = join(folder, `wide/media/${letter.repeat(32)}.webp`);
    await writeFile(path, Buffer.alloc(8 * 2 ** 20, letter));
  }
  // No file may become larger than this: the system refuses the write, like on a full disk.
  const confinedTo = (blocks: number, ...what: Parameters<typeof begin>) =>
    beginBy(["sh", "-c", `ulimit -f ${blocks}; exec node "$@"`, "node"], ...what).result;
  const confined = (...what: Parameters<typeof begin>) => confinedTo(8192, ...what);
  const file = join(folder, "wide.backup");
  expect(await confined("backup", "wide", file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^.*wide.backup cannot be written: EFBIG[^\n]*\n$/m),
  });
  expect((await readdir(folder)).filter((name) => name.startsWith("wide.backup"))).toEqual([]);

  expect(await run("backup", "wide", file)).toMatchObject({ code: 0 });
  expect(await confined("restore", "narrow", file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing is restored: EFBIG[^\n]*\n$/m),
  });
  expect(existsSync(join(folder, "narrow"))).toBe(false);
  // There is not even space for the mark.
  expect(await confinedTo(0, "restore", "narrow", file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing is restored: EFBIG[^\n]*\n$/m),
  });
  expect(existsSync(join(folder, "narrow"))).toBe(false);
  expect(await run("restore", "narrow", file)).toMatchObject({ code: 0 });
});

test("a restore that is refused leaves a folder as it was", async () => {
  const file = join(folder, "refused.backup");
  expect(await run("backup", "site", file)).toMatchObject({ code: 0 });
  const [target, media] = [join(folder, "filled"), join(folder, "filled/media")];
  await mkdir(media, { recursive: true });
  await writeFile(join(media, `${"a".repeat(32)}.webp`), "a picture");
  expect(await run("restore", "filled", file)).toMatchObject({ code: 1, err: expect.stringContaining("holds files") });
  expect([await readdir(target), await readdir(media)]).toEqual([["media"], [`${"a".repeat(32)}.webp`]]);
  await writeFile(join(target, "token-secret"), "another secret that is long enough for tests");
  await rm(media, { recursive: true });
  expect(await run("restore", "filled", file)).toMatchObject({
    code: 1,
    err: expect.stringContaining("another site's"),
  });
  expect(await readdir(target)).toEqual(["token-secret"]);
  await writeFile(file, "no backup");
  expect(await run("restore", "deep/below", file)).toMatchObject({ code: 1 });
  expect(existsSync(join(folder, "deep"))).toBe(false);
});

test("what a killed process has left of one is in nobody's way, and what another one writes is not touched", async () => {
  const file = join(folder, "again.backup");
  await writeFile(`${file}.part`, "half");
  const release = holdFile(`${file}.lock`);
  expect(await run("backup", "site", file)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is being written by another process"),
  });
  expect(await readFile(`${file}.part`, "utf8")).toBe("half");
  release?.();
  expect(await run("backup", "site", file)).toMatchObject({ code: 0 });
});

test("what stands in the way is told in one line", async () => {
  const file = join(folder, "taken.backup");
  await writeFile(file, "");
  expect(await run("backup", "site", file)).toEqual({
    code: 1,
    out: "",
    err: `There is a file ${file} already; TO can name another\n`,
  });
  const nowhere = await run("backup", "site", join(folder, "nowhere/a.backup"));
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringMatching(/^.* cannot be written: ENOENT[^\n]*\n$/m) });
  expect(await run("restore", "empty", "")).toMatchObject({
    code: 1,
    err: "FILE names no backup: make restore FILE=etalase.backup\n",
  });
  expect(await run("backup", "empty", join(folder, "b.backup"))).toMatchObject({
    code: 1,
    err: `There is no site in ${join(folder, "empty")}: set DATA_DIR to where it is\n`,
  });
  expect(await readdir(folder)).not.toContain("empty");
});

test.each([
  ["restore", ["none.backup"], /^There is no file none.backup$/],
  ["rehearse", [""], /^FILE names no backup/],
  ["import", ["none.json"], /^There is no file none.json$/],
  ["import", [import.meta.filename], /^The file is in none of the formats/],
  ["export", ["a.json", "xml"], /^FORMAT is “xml”, but it takes json or csv$/],
  ["export", ["/none/a.json"], /^\/none\/a.json cannot be written: ENOENT/],
] as const)("make %s %j is refused in one line", async (program, args, refusal) => {
  const { code, out, err } = await run(program, "site", ...args);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  const [told = "", ...before] = err.trimEnd().split("\n").toReversed();
  expect(told).toMatch(refusal);
  expect(before.filter((line) => !line.endsWith(" …"))).toEqual([]);
});

test("what is exported is the same when it is imported, a backup comes back in a rehearsal, and the doctor looks at it all", async () => {
  const [content, backup] = [join(folder, "content.json"), join(folder, "whole.backup")];
  expect(await run("export", "site", content, "", "packages")).toMatchObject({ code: 0, out: `${content}\n` });
  expect(await run("import", "site", content, "1")).toMatchObject({
    code: 0,
    out: expect.stringContaining("create 0, update 0"),
  });
  const addresses = join(folder, "addresses.csv");
  await writeFile(addresses, `resource,title,slug,oldPaths\nnews,${article.title},${article.slug},/lama`);
  const led = [
    { args: ["1"], out: "It would create 0, update 0 and leave 1 as they are, and let an old address lead here.\n" },
    { args: [], out: "Created 0, updated 0, left 1 as they are, and let an old address lead here.\n" },
    { args: [], out: "Created 0, updated 0, left 1 as they are.\n" },
  ];
  for (const { args, out } of led)
    expect(await run("import", "site", addresses, ...args)).toMatchObject({
      code: 0,
      out: expect.stringContaining(out),
    });
  expect(await run("backup", "site", backup)).toMatchObject({ code: 0 });
  expect(await run("rehearse", "site", backup)).toMatchObject({
    code: 0,
    out: expect.stringContaining("is the same."),
  });
  expect(await run("doctor", "site")).toMatchObject({ out: expect.stringContaining("No mail is sent") });
  expect(await run("doctor", "none")).toMatchObject({ code: 1, out: expect.stringContaining("to mend.") });
});
