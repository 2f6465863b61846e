import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createScratchDatabase,
  type DialectName,
  dialects,
  makeSqliteFile,
  openTestDatabase,
  sqliteByDay,
} from "../../test/databases.ts";
import { leadRecord, newsRecord, partnerRecord, portfolioRecord } from "../../test/records.ts";
import { secret, startTestServices } from "../../test/services.ts";
import { createDiskMediaFiles } from "../adapters/media/disk-media-store.ts";
import type { MediaFiles } from "../application/media.ts";
import { readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { migrationNames } from "../persistence/database.ts";
import { openDatabase } from "../start-database.ts";
import { checkArchive, isBeingWritten, readArchive, writeArchive } from "./archive.ts";
import { backUp } from "./backup.ts";
import { type Manifest, manifestName, rowsName, tableOf } from "./manifest.ts";
import { rehearse } from "./rehearsal.ts";
import { restore } from "./restore.ts";

const silent = () => {};
let folder: string;
const closing: (() => Promise<void>)[] = [];
async function begin() {
  folder = await mkdtemp(join(tmpdir(), "etalase-backup-"));
}
async function end() {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
}
beforeEach(begin);
afterEach(end);

const fileIn = (dataDir: string) => join(dataDir, "etalase.sqlite");

/** Returns a database without tables; on SQLite its file does not exist yet. */
async function bareDatabase(dialect: DialectName, dataDir: string): Promise<string> {
  if (dialect === "SQLite") return `sqlite:${fileIn(dataDir)}`;
  const scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  closing.push(scratch.drop);
  return scratch.url;
}

async function openMigrated(dialect: DialectName, dataDir: string) {
  if (dialect === "MySQL") return openTestDatabase(dialect);
  await makeSqliteFile(fileIn(dataDir));
  const url = `sqlite:${fileIn(dataDir)}`;
  return { ...(await openDatabase(url)), url };
}

async function migratedDatabase(dialect: DialectName, dataDir: string): Promise<string> {
  const { url, close } = await openMigrated(dialect, dataDir);
  closing.push(close);
  return url;
}

/** Starts a site with a record of each kind, on its own database and in its own folder. */
async function startSite(dialect: DialectName) {
  const dataDir = join(folder, "site");
  await mkdir(dataDir);
  const database = await openMigrated(dialect, dataDir);
  const site = await startTestServices({ database });
  closing.push(site.close);
  const { news, portfolio, partners, leads } = site.services.demo;
  await portfolio.insert(portfolioRecord());
  await partners.insert(partnerRecord());
  await leads.insert(leadRecord());
  for (let index = 0; index < 30; index += 1)
    await news.insert(newsRecord({ title: `Toko "${index}"\n\u2028 ☕ \\`, tags: ["UMKM", `Tag ${index}`] }));
  return { ...site, databaseUrl: database.url, dataDir, media: site.folders.mediaDir };
}

const filesIn = (dataDir: string) => createDiskMediaFiles(join(dataDir, "media"));

type Backed = Readonly<{ databaseUrl: string; dataDir: string; files?: MediaFiles }>;

const backupOf = ({ databaseUrl, dataDir, files = filesIn(dataDir) }: Backed, name = "a.backup") =>
  backUp({ databaseUrl, files, secret }, join(folder, name), silent).then(() => join(folder, name));

async function targetOn(dialect: DialectName, database = bareDatabase) {
  const dataDir = join(folder, "target");
  await mkdir(dataDir);
  const databaseUrl = await database(dialect, dataDir);
  const migrations = migrationNames(databaseUrl);
  const files = filesIn(dataDir);
  return { databaseUrl, dataDir, files, migrations, tokenSecret: undefined, open: openDatabase, hold: () => silent };
}

/** Returns the contents of a backup: parsed rows by table, and every other part unchanged. */
async function contentsOf(file: string) {
  const tables: Record<string, unknown[]> = {};
  const files: Record<string, string> = {};
  for await (const { name, bytes } of readArchive(file)) {
    const table = tableOf(name);
    if (table) {
      const lines = gunzipSync(bytes).toString().trimEnd().split("\n");
      tables[table] = [...(tables[table] ?? []), ...lines.map((line) => JSON.parse(line))];
    } else if (name !== "manifest.json") files[name] = bytes.toString("base64");
  }
  return { tables, files };
}

// The test of a killed restore, below, goes from MySQL to MySQL.
const ways = dialects.flatMap((from) =>
  dialects.filter((to) => from === "SQLite" || to === "SQLite").map((to) => ({ from, to })),
);

describe.each(ways)("a backup on $from", ({ from, to }) => {
  test(`is the same site again on ${to}`, async () => {
    const site = await startSite(from);
    await mkdir(join(site.dataDir, "media"));
    await writeFile(join(site.dataDir, "media", `${"a".repeat(32)}.webp`), "a picture");
    const file = await backupOf(site);
    const target = await targetOn(to);
    await restore(file, target, silent);
    const again = await contentsOf(await backupOf(target, "b.backup"));
    expect(again).toEqual(await contentsOf(file));
    expect(again.tables.news).toHaveLength(30);
    expect(again.files).toMatchObject({ "token-secret": Buffer.from(secret).toString("base64") });
    expect(await readFile(join(target.dataDir, "token-secret"), "utf8")).toBe(secret);
  });
});

describe.each(dialects)("a backup on %s", (dialect) => {
  test("made while others write holds whole records alone", async () => {
    const site = await startSite(dialect);
    const { changeContent, news } = site.services.demo;
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) {
        await changeContent(() => news.insert(newsRecord()));
        written += 1;
        await delay(5);
      }
    })();
    const backups = [];
    while (written < 40) backups.push(await contentsOf(await backupOf(site, `${backups.length}.backup`)));
    isOver = true;
    await writing;
    const idsOf = (rows: readonly unknown[] = [], column: string) =>
      new Set(rows.map((row) => (row as Record<string, unknown>)[column]));
    for (const { tables } of backups) {
      const ids = idsOf(tables.news, "id");
      for (const table of ["news_slugs", "news_tags", "news_texts"])
        expect(idsOf(tables[table], "news_id")).toEqual(ids);
    }
  });

  test("is restored in a rehearsal, which leaves nothing behind", async () => {
    const site = await startSite(dialect);
    await mkdir(join(site.dataDir, "media"));
    await writeFile(join(site.dataDir, "media", `${"a".repeat(32)}.webp`), "a picture");
    const file = await backupOf(site);
    const within = join(folder, "scratch");
    await mkdir(within);
    const migrations = migrationNames("sqlite:");
    expect(await rehearse(file, { within, migrations, open: openDatabase, filesIn })).toEqual(await checkArchive(file));
    expect(await readdir(within)).toEqual([]);
  });

  test("of an earlier version is brought up to date", async () => {
    const [dataDir, target] = [join(folder, "site"), await targetOn(dialect)];
    await mkdir(dataDir);
    const databaseUrl = await bareDatabase(dialect, dataDir);
    const database = await openDatabase(databaseUrl);
    closing.push(database.close);
    await database.migrate("0021_mails-with-an-end");
    const file = await backupOf({ databaseUrl, dataDir });
    await restore(file, target, silent);
    const [before, after] = [await contentsOf(file), await contentsOf(await backupOf(target, "b.backup"))];
    expect(after.tables.packages).toEqual(before.tables.packages);
    expect((await checkArchive(file)).migrations).toEqual(target.migrations.slice(0, 21));
    expect((await checkArchive(join(folder, "b.backup"))).migrations).toEqual(target.migrations);
  });

  test("that a kill has stopped while it was restored is refused there, and no site starts, until the place is empty", async () => {
    const site = await startSite(dialect);
    const file = await backupOf(site);
    const target = await targetOn(dialect);
    const start = () => openDataFolder({ ...readConfig(), ...target, tokenSecret: undefined }, { alone: false });
    const mark = join(target.dataDir, "restoring");
    await writeFile(mark, "");
    const unended = /^A restore into .+ has not ended: empty this folder, its database and its bucket/;
    expect(start).toThrow(unended);
    await expect(restore(file, target, silent)).rejects.toThrow(unended);
    await rm(mark);
    await restore(file, target, silent);
    expect(await contentsOf(await backupOf(target, "b.backup"))).toEqual(await contentsOf(file));
    expect(start().secret).toBe(secret);
  });

  test("comes where the tables are and nothing is in them, as a restore that failed leaves them", async () => {
    const file = await backupOf(await startSite(dialect));
    const target = await targetOn(dialect, migratedDatabase);
    await restore(file, target, silent);
    expect((await contentsOf(await backupOf(target, "b.backup"))).tables).toEqual((await contentsOf(file)).tables);
  });

  test("goes nowhere where something is", async () => {
    const site = await startSite(dialect);
    const file = await backupOf(site);
    const migrations = migrationNames(site.databaseUrl);
    const files = filesIn(site.dataDir);
    const filled = { ...site, files, migrations, tokenSecret: undefined, open: openDatabase, hold: () => silent };
    await expect(restore(file, filled, silent)).rejects.toThrow(
      /has rows, and a backup is only restored where nothing is/,
    );
  });
});

// The lock in the folder refuses the second one; `config/data-folder.test.ts` checks this for MySQL, too.
describe.each(sqliteByDay)("a restore on %s", (dialect) => {
  test("goes on by itself while another one is asked for, which is refused", async () => {
    const site = await startSite(dialect);
    await mkdir(join(site.dataDir, "media"));
    await writeFile(join(site.dataDir, "media", `${"a".repeat(32)}.webp`), "a picture");
    const file = await backupOf(site);
    const bare = await targetOn(dialect);
    const config = { ...readConfig(), ...bare, tokenSecret: secret };
    const target = { ...bare, hold: () => openDataFolder(config, { alone: true, restores: true }).release };
    const [begun, room] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const open = async (url: string) => {
      begun.resolve();
      await room.promise;
      return target.open(url);
    };
    const first = restore(file, { ...target, open }, silent);
    await begun.promise;
    await expect(restore(file, target, silent)).rejects.toThrow(/^Another restore into .+\/target goes on/);
    room.resolve();
    await first;
    expect(await contentsOf(await backupOf(target, "b.backup"))).toEqual(await contentsOf(file));
    expect((await readdir(target.dataDir)).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });
});

test("a backup goes nowhere where another site has its secret", async () => {
  const file = await backupOf(await startSite("SQLite"));
  const target = await targetOn("SQLite");
  await writeFile(join(target.dataDir, "token-secret"), "of another site, which needs it");
  await expect(restore(file, target, silent)).rejects.toThrow(
    / holds another site's token-secret, and a backup is only/,
  );
  expect(await readFile(join(target.dataDir, "token-secret"), "utf8")).toBe("of another site, which needs it");
});

describe("a file that is written", () => {
  const bytes = Buffer.alloc(1_000_000, 1);
  const manifestOf = (contents: Manifest["contents"]): Manifest => ({
    format: 1,
    madeAt: "",
    database: "sqlite",
    migrations: [],
    tables: {},
    contents,
  });

  test("is held against others, and leaves neither a part nor its lock", async () => {
    const path = join(folder, "a.backup");
    const [begun, room] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* slowly() {
      yield { name: "token-secret", bytes };
      begun.resolve();
      await room.promise;
    }
    const first = writeArchive(path, slowly(), manifestOf);
    await begun.promise;
    expect(isBeingWritten(path)).toBe(true);
    await expect(writeArchive(path, slowly(), manifestOf)).rejects.toThrow("is being written by another process");
    room.resolve();
    await first;
    expect(isBeingWritten(path)).toBe(false);
    expect(await readdir(folder)).toEqual(["a.backup"]);
  });

  test("leaves nothing when it fails, and what a process that is gone has left is taken over at once", async () => {
    const path = join(folder, "a.backup");
    await writeFile(`${path}.part`, "half");
    await writeFile(`${path}.lock`, "");
    // biome-ignore lint/correctness/useYield: it fails before its first part
    async function* failing(): AsyncGenerator<{ name: string; bytes: Buffer }> {
      throw new Error("no more");
    }
    await expect(writeArchive(path, failing(), manifestOf)).rejects.toThrow("no more");
    expect(await readdir(folder)).toEqual([]);
    async function* all() {
      yield { name: "token-secret", bytes };
    }
    await writeArchive(path, all(), manifestOf);
    expect(await readdir(folder)).toEqual(["a.backup"]);
  });
});

describe("a file", () => {
  let whole: Buffer;
  beforeAll(async () => {
    await begin();
    whole = await readFile(await backupOf(await startSite("SQLite")));
    await end();
  });

  const refusal = async (change: (file: string) => Promise<void>, changes: object = {}) => {
    const file = join(folder, "a.backup");
    await writeFile(file, whole);
    await change(file);
    const target = { ...(await targetOn("SQLite")), ...changes };
    const error = await restore(file, target, silent).then(
      () => undefined,
      (error: Error) => error.message.replace(file, "FILE"),
    );
    expect(await readdir(target.dataDir)).toEqual([]);
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    return error;
  };

  test("that is cut off is refused", async () => {
    const found = await refusal((file) => truncate(file, whole.length - 4_000));
    expect(found).toMatch(/^FILE (is cut off|cannot be read)/);
  });

  test("of which a byte is another is refused", async () => {
    const found = await refusal(async (file) => {
      const bytes = await readFile(file);
      const at = bytes.indexOf(rowsName("news", 1)) + 512 + 40;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
    });
    expect(found).toBe("FILE was changed: database/news/000001.ndjson.gz is another");
  });

  /** Replaces one part by another; sums and manifest agree with the new part. */
  const forge =
    (name: string, bytes: Buffer, as = name) =>
    async (file: string) => {
      const { contents: _contents, ...manifest } = await checkArchive(file);
      async function* parts() {
        for await (const part of readArchive(file))
          if (part.name !== manifestName) yield part.name === name ? { name: as, bytes } : part;
      }
      await writeArchive(`${file}.forged`, parts(), (contents) => ({ ...manifest, contents }));
      await rename(`${file}.forged`, file);
    };

  test("whose sums agree with what was changed is refused, too", async () => {
    const packages = rowsName("packages", 1);
    const noRows = `FILE was changed: ${packages} holds no rows`;
    for (const bytes of [Buffer.from("no gzip"), gzipSync("no rows\n"), gzipSync("[1]\n"), gzipSync(Buffer.alloc(1e8))])
      expect(await refusal(forge(packages, bytes))).toBe(noRows);
    expect(await refusal(forge(packages, gzipSync("{}\n")))).toMatch(/^FILE was changed: it holds 1 rows of packages /);
    const foreign = "media/../../a.webp";
    expect(await refusal(forge(packages, Buffer.from("a"), foreign))).toBe(`FILE is no backup: it holds ${foreign}`);
  });

  test("of which a row cannot be stored leaves nothing behind", async () => {
    const namedNothing = async (file: string) => {
      const { partners: [partner] = [] } = (await contentsOf(file)).tables;
      const rows = gzipSync(`${JSON.stringify({ ...Object(partner), name: null })}\n`);
      await forge(rowsName("partners", 1), rows)(file);
    };
    expect(await refusal(namedNothing)).toMatch(/^A row of partners cannot be stored: /);
  });

  test("of something else is refused", async () => {
    expect(await refusal((file) => writeFile(file, "Toko roti".repeat(500)))).toMatch(
      /^FILE cannot be read as a backup/,
    );
    expect(await refusal((file) => rm(file))).toBe("There is no file FILE");
  });

  test("of a later version, or with another secret than the environment's, is refused", async () => {
    const unchanged = async () => {};
    expect(await refusal(unchanged, { migrations: migrationNames("sqlite:").slice(0, 3) })).toMatch(
      /restore it with that one$/,
    );
    expect(await refusal(unchanged, { tokenSecret: "another" })).toMatch(/^TOKEN_SECRET is another than the backup's/);
  });
});
