import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MediaFiles } from "../application/media.ts";
import { type Part, writeArchive } from "./archive.ts";
import { BackupRefused, type Manifest, mediaName, mediaPartOf, rowsName, secretName } from "./manifest.ts";
import { neutralRow } from "./rows.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";

const compressed = promisify(gzip);
/** The approximate length of a table's part, in characters. */
const partLength = 4 * 1024 * 1024;

export type Progress = (line: string) => void;

const mediaNames = async (files: MediaFiles): Promise<readonly string[]> =>
  (await files.list()).filter((name) => mediaPartOf(mediaName(name)));

async function* rowParts(snapshot: Snapshot, counted: Map<string, number>, tell: Progress): AsyncGenerator<Part> {
  const tables = await snapshot.tables();
  for (const [index, table] of tables.entries()) {
    const neutral = neutralRow(snapshot.database, table);
    let [lines, length, part, rows]: [string[], number, number, number] = [[], 0, 0, 0];
    const flush = async () => {
      part += 1;
      const bytes = await compressed(`${lines.join("\n")}\n`);
      [lines, length] = [[], 0];
      return { name: rowsName(table.name, part), bytes };
    };
    for await (const row of snapshot.rows(table)) {
      const line = JSON.stringify(neutral(row));
      lines.push(line);
      length += line.length;
      rows += 1;
      if (length >= partLength) yield await flush();
    }
    if (lines.length > 0) yield await flush();
    counted.set(table.name, rows);
    tell(`Table ${index + 1} of ${tables.length}: ${table.name}, ${rows} rows`);
  }
}

async function* mediaParts(files: MediaFiles, before: readonly string[], tell: Progress): AsyncGenerator<Part> {
  // Files that the database names existed before it was read, or were added until now; no file is ever rewritten.
  const names = new Set([...before, ...(await mediaNames(files))]);
  for (const [index, name] of [...names].entries()) {
    // A file that is gone was removed for good meanwhile.
    const bytes = await files.read(name);
    if (bytes) yield { name: mediaName(name), bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) };
    if ((index + 1) % 500 === 0 || index + 1 === names.size) tell(`File ${index + 1} of ${names.size}`);
  }
}

/**
 * Writes all of a site into one file, even while the site runs: the database at one moment, every picture that it
 * names, and the secret. @returns the backup's manifest @throws {BackupRefused} when the file cannot be written
 */
export async function backUp(
  { databaseUrl, files, secret }: Readonly<{ databaseUrl: string; files: MediaFiles; secret: string }>,
  to: string,
  tell: Progress,
  signal?: AbortSignal,
): Promise<Manifest> {
  if (existsSync(to)) throw new BackupRefused(`There is a file ${to} already; TO can name another`);
  const before = await mediaNames(files);
  const madeAt = new Date().toISOString();
  const snapshot = await openSnapshot(databaseUrl);
  try {
    const rows = new Map<string, number>();
    const migrations = [...(await snapshot.migrations())];
    async function* parts() {
      yield { name: secretName, bytes: Buffer.from(secret) };
      yield* rowParts(snapshot, rows, tell);
      yield* mediaParts(files, before, tell);
    }
    const manifestOf = (contents: Manifest["contents"]): Manifest => ({
      format: 1,
      madeAt,
      database: snapshot.database,
      migrations,
      contents,
      tables: Object.fromEntries(rows),
    });
    return await writeArchive(to, parts(), manifestOf, signal);
  } finally {
    await snapshot.close();
  }
}
