import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFiles } from "../application/media.ts";
import type { Database } from "../persistence/database.ts";
import { checkArchive, ended, readArchive } from "./archive.ts";
import type { Progress } from "./backup.ts";
import { BackupRefused, type Manifest, mediaPartOf, secretName, tableOf } from "./manifest.ts";
import { highWaterFile, restoringMark, unended, writeMark } from "./restoring-mark.ts";
import { rowsIn, storedRow } from "./rows.ts";
import { openSnapshot, type Row, type Table } from "./snapshot.ts";

/** The most values of one statement: SQLite's limit is 32,766. */
const maxValues = 10_000;

type Target = Readonly<{
  databaseUrl: string;
  dataDir: string;
  /** The storage that pictures are restored into. */
  files: MediaFiles;
  /** The secret of the environment, if it is set there. */
  tokenSecret: string | undefined;
  /** The names of all migrations of this version. */
  migrations: readonly string[];
  open: (url: string) => Promise<Database>;
  /** Ensures that no other process works on the site, until the returned function is called with the outcome. */
  hold: (secret: string) => (isRestored: boolean) => void;
  /** Ends the sessions and links that the backup brings back; a rehearsal compares them instead. */
  endAccess?: (database: Database) => Promise<void>;
  /** Ends the restore, which then removes everything that it has written. */
  signal?: AbortSignal;
}>;

const notEmpty = (what: string) =>
  new BackupRefused(
    `${what}, and a backup is only restored where nothing is: set DATA_DIR and DATABASE_URL, and MEDIA_URL where it is set, to new ones`,
  );

/** Tables that migrations fill. */
const neverEmpty = new Set([
  "site_state",
  "packages",
  "package_slugs",
  "faqs",
  "services",
  "showcases",
  "pages",
  "page_slugs",
  "audit_chain",
]);

const fileOf = (databaseUrl: string) => databaseUrl.slice("sqlite:".length);

async function removeDatabase(file: string) {
  for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
}

/** Tells whether the database is a file that does not exist yet. */
const isToBeMade = (databaseUrl: string) => databaseUrl.startsWith("sqlite:") && !existsSync(fileOf(databaseUrl));

async function refuseFilled({ databaseUrl, dataDir, files }: Target, manifest: Manifest) {
  if (existsSync(restoringMark(dataDir))) throw new BackupRefused(unended(dataDir));
  if ((await files.list()).length > 0) throw notEmpty(`${files.where} holds files`);
  if (isToBeMade(databaseUrl)) return;
  const snapshot = await openSnapshot(databaseUrl);
  try {
    if ((await snapshot.migrations()).length > manifest.migrations.length)
      throw notEmpty("The database has tables of a later version");
    for (const table of await snapshot.tables()) {
      if (neverEmpty.has(table.name)) continue;
      for await (const _ of snapshot.rows(table)) throw notEmpty(`The database's table ${table.name} has rows`);
    }
  } finally {
    await snapshot.close();
  }
}

function refuseOtherVersion({ migrations }: Target, manifest: Manifest) {
  const unknown = manifest.migrations.find((name, index) => migrations[index] !== name);
  if (unknown)
    throw new BackupRefused(`The backup is of a version that knows the migration ${unknown}; restore it with that one`);
}

function refuseOtherSecret({ tokenSecret }: Target, secret: string) {
  if (tokenSecret && tokenSecret !== secret)
    throw new BackupRefused(
      "TOKEN_SECRET is another than the backup's, with which sign-ins, second factors and the audit log would break; " +
        "leave it out, and the backup's is kept in DATA_DIR",
    );
}

/** Refuses to replace another site's secret: without it, that site could not be restored either. */
async function refuseSecretThere({ tokenSecret, dataDir }: Target, secret: string) {
  const there = tokenSecret ? null : await readFile(join(dataDir, secretName), "utf8").catch(() => null);
  if (there !== null && there.trim() !== secret.trim()) throw notEmpty(`${dataDir} holds another site's ${secretName}`);
}

const secretIn = async (file: string): Promise<string> => {
  for await (const { name, bytes } of readArchive(file)) if (name === secretName) return bytes.toString();
  throw new BackupRefused(`${file} was changed: ${secretName} is missing`);
};

async function writeRows({ em }: Database, table: Table, rows: readonly Row[]) {
  const atOnce = Math.max(1, Math.floor(maxValues / table.columns.length));
  const kysely = em.getKysely<Record<string, Row>>();
  for (let from = 0; from < rows.length; from += atOnce)
    await kysely
      .insertInto(table.name)
      .values(rows.slice(from, from + atOnce) as Row[])
      .execute();
}

async function tablesOf(databaseUrl: string): Promise<ReadonlyMap<string, Table>> {
  const snapshot = await openSnapshot(databaseUrl);
  const tables = await snapshot.tables();
  await snapshot.close();
  return new Map(tables.map((table) => [table.name, table]));
}

/** Restores all rows, in one transaction. */
async function restoreRows(
  file: string,
  { databaseUrl, signal }: Target,
  database: Database,
  manifest: Manifest,
  tell: Progress,
) {
  const tables = await tablesOf(databaseUrl);
  const run = (sql: string) => database.em.getConnection().execute(sql, [], "run", database.em.getTransactionContext());
  const isMySql = database.dialect === "mysql";
  const dialect = isMySql ? "mysql" : "sqlite";
  await database.transaction(async () => {
    // Rows are inserted before the rows that they refer to.
    await run(isMySql ? "set foreign_key_checks = 0" : "pragma defer_foreign_keys = on");
    for (const name of tables.keys()) await run(`delete from \`${name}\``);
    const toldTables = new Set<string>();
    for await (const { name, bytes } of readArchive(file)) {
      signal?.throwIfAborted();
      const named = tableOf(name);
      if (named === undefined) continue;
      const table = tables.get(named);
      if (!table) throw new BackupRefused(`The backup has a table ${named}, of which this version knows nothing`);
      const stored = storedRow(dialect, table);
      await writeRows(database, table, rowsIn(bytes).map(stored)).catch((cause: Error) => {
        throw new BackupRefused(`A row of ${named} cannot be stored: ${cause.message}`, { cause });
      });
      if (!toldTables.has(table.name)) tell(`Table ${table.name}: ${manifest.tables[table.name]} rows`);
      toldTables.add(table.name);
    }
    if (isMySql) await run("set foreign_key_checks = 1");
  });
}

/** Restores all files. @returns a function that removes them again */
async function restoreFiles(file: string, { files, signal }: Target, tell: Progress) {
  const names: string[] = [];
  const remove = async () => {
    for (const name of names) await files.remove(name);
  };
  try {
    for await (const { name, bytes } of readArchive(file)) {
      signal?.throwIfAborted();
      const media = mediaPartOf(name);
      if (!media) continue;
      names.push(media);
      await files.write(media, bytes);
      if (names.length % 500 === 0) tell(`File ${names.length}`);
    }
    tell(`Files: ${names.length}`);
    return remove;
  } catch (error) {
    // The first error says more than a failed removal.
    await remove().catch(() => undefined);
    throw error;
  }
}

type CheckedBackup = Readonly<{ target: Target; secret: string; manifest: Manifest }>;

async function restoreAll(file: string, { target, secret, manifest }: CheckedBackup, tell: Progress) {
  const removeFiles = await restoreFiles(file, target, tell);
  try {
    const database = await target.open(target.databaseUrl);
    try {
      await database.migrate(manifest.migrations.at(-1));
      await restoreRows(file, target, database, manifest, tell);
      await database.migrate();
      await target.endAccess?.(database);
    } finally {
      await database.close();
    }
    if (target.tokenSecret) return;
    const path = join(target.dataDir, secretName);
    await writeFile(`${path}.part`, secret, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  } catch (error) {
    await removeFiles().catch(() => undefined);
    throw error;
  }
}

/** Reports a refusal of the system, such as a full disk, which is no bug of the restore. */
function throwRefusal(error: unknown): never {
  if (error instanceof Error && "syscall" in error)
    throw new BackupRefused(`Nothing is restored: ${error.message}`, { cause: error });
  throw error;
}

/** Restores while no other process may. */
async function restoreHeld(file: string, backup: CheckedBackup, tell: Progress) {
  const { target, manifest } = backup;
  await refuseFilled(target, manifest);
  const isNew = isToBeMade(target.databaseUrl);
  const mark = restoringMark(target.dataDir);
  // No start may take a half restored folder for a site.
  await writeMark(target.dataDir);
  await restoreAll(file, backup, tell).catch(async (error) => {
    // The first error says more than a failed removal.
    if (isNew) await removeDatabase(fileOf(target.databaseUrl)).catch(() => undefined);
    const [left] = await target.files.list();
    if (!left) await rm(mark, { force: true });
    throw error;
  });
  // The known state of the former site would make the restored one look set back.
  await rm(highWaterFile(target.dataDir), { force: true });
  await rm(mark);
}

/**
 * Restores a backup into an empty place. The whole backup is read and checked against its manifest before anything is
 * written. When a later step fails, everything that was written is removed; a database that existed before keeps its
 * tables, and their rows once all are stored. @throws {BackupRefused} with the reason of the refusal
 */
export async function restore(file: string, target: Target, tell: Progress): Promise<Manifest> {
  tell(`Checking ${file} …`);
  const manifest = await Promise.race([checkArchive(file), ended(target.signal)]);
  refuseOtherVersion(target, manifest);
  const secret = await secretIn(file);
  refuseOtherSecret(target, secret);
  await refuseSecretThere(target, secret);
  const release = target.hold(secret);
  let isRestored = false;
  try {
    await restoreHeld(file, { target, secret, manifest }, tell);
    isRestored = true;
    return manifest;
  } catch (error) {
    return throwRefusal(error);
  } finally {
    release(isRestored);
  }
}
