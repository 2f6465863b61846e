import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { MediaFiles } from "../application/media.ts";
import type { Database } from "../persistence/database.ts";
import { readArchive } from "./archive.ts";
import { BackupRefused, type Manifest, mediaPartOf, tableOf } from "./manifest.ts";
import { restore } from "./restore.ts";
import { neutralRow, rowsIn } from "./rows.ts";
import { openSnapshot, type Row, type Snapshot } from "./snapshot.ts";

/** Returns the rows of each table in order, in the form of a backup. */
async function rowsOf(snapshot: Snapshot) {
  const tables = new Map((await snapshot.tables()).map((table) => [table.name, table]));
  const reading = new Map<string, AsyncIterator<Row>>();
  return async (name: string): Promise<Row | undefined> => {
    const table = tables.get(name);
    if (!table) return undefined;
    const rows = reading.get(name) ?? snapshot.rows(table)[Symbol.asyncIterator]();
    reading.set(name, rows);
    const { done, value } = await rows.next();
    return done ? undefined : neutralRow(snapshot.database, table)(value);
  };
}

/** @throws {BackupRefused} that names the first difference between a site and its backup */
async function compare(
  file: string,
  { tables }: Manifest,
  { databaseUrl, files }: Readonly<{ databaseUrl: string; files: MediaFiles }>,
) {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    const next = await rowsOf(snapshot);
    for await (const { name, bytes } of readArchive(file)) {
      const table = tableOf(name);
      const media = mediaPartOf(name);
      if (media && !bytes.equals((await files.read(media)) ?? Buffer.alloc(0)))
        throw new BackupRefused(`${name} is another after its restore`);
      if (table === undefined) continue;
      for (const row of rowsIn(bytes))
        if (!isDeepStrictEqual(await next(table), row))
          throw new BackupRefused(`A row of ${table} is another after its restore`);
    }
    for (const table of Object.keys(tables))
      if (await next(table)) throw new BackupRefused(`${table} has more rows after its restore`);
  } finally {
    await snapshot.close();
  }
}

type Needs = Readonly<{
  /** The folder in which a scratch folder is created and removed. */
  within: string;
  migrations: readonly string[];
  open: (url: string) => Promise<Database>;
  /** The pictures in that folder. */
  filesIn: (dataDir: string) => MediaFiles;
}>;

/**
 * Restores a backup beside the site, into a separate SQLite database, and compares all of it. The backup must be of
 * this version.
 * @throws {BackupRefused} that names the fault
 */
export async function rehearse(file: string, { within, migrations, open, filesIn }: Needs): Promise<Manifest> {
  const dataDir = await mkdtemp(join(within, "rehearsal-"));
  try {
    const databaseUrl = `sqlite:${join(dataDir, "etalase.sqlite")}`;
    const target = {
      databaseUrl,
      dataDir,
      files: filesIn(dataDir),
      migrations,
      open,
      tokenSecret: undefined,
      hold: () => () => {},
    };
    const manifest = await restore(file, target, () => {});
    if (manifest.migrations.length < migrations.length)
      throw new BackupRefused(`${file} is of an earlier version: a restore brings it up to date, and changes its rows`);
    await compare(file, manifest, target);
    return manifest;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
