import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Part, writeArchive } from "./archive.ts";
import { type Manifest, mediaFolders, mediaPartOf, rowsName, secretName } from "./manifest.ts";
import { BackupRefused } from "./refusal.ts";
import { neutralRow } from "./rows.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";

const compressed = promisify(gzip);
/** A part of a table holds about so many characters. */
const partLength = 4 * 1024 * 1024;

export type Progress = (line: string) => void;

type Site = Readonly<{ databaseUrl: string; dataDir: string; secret: string }>;

const ofNothing = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** The files of both folders, served and kept. */
async function mediaNames(dataDir: string): Promise<readonly string[]> {
  const names = await Promise.all(
    mediaFolders.map(async (folder) => {
      const files = (await readdir(join(dataDir, folder)).catch(ofNothing)) ?? [];
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  return names.flat().filter((name) => mediaPartOf(name));
}

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

/** A file that is hidden or shown meanwhile lies in the other folder; one that is in neither was removed for good. */
async function readMedia(dataDir: string, name: string): Promise<Part | null> {
  const file = mediaPartOf(name)?.file ?? "";
  for (const folder of [name.slice(0, name.indexOf("/")), ...mediaFolders]) {
    const bytes = await readFile(join(dataDir, folder, file)).catch(ofNothing);
    if (bytes) return { name: `${folder}/${file}`, bytes };
  }
  return null;
}

async function* mediaParts(dataDir: string, before: readonly string[], tell: Progress): AsyncGenerator<Part> {
  // What the database names was there before it was read, or came until now; no file is ever written anew.
  const names = new Set([...before, ...(await mediaNames(dataDir))]);
  const written = new Set<string>();
  for (const [index, name] of [...names].entries()) {
    const part = await readMedia(dataDir, name);
    const file = mediaPartOf(name)?.file ?? "";
    if (part && !written.has(file)) yield part;
    written.add(file);
    if ((index + 1) % 500 === 0 || index + 1 === names.size) tell(`File ${index + 1} of ${names.size}`);
  }
}

/**
 * Writes all of a site into one file, also while it runs: the database as it was at one moment, every picture that it
 * names, and the secret. @returns what the file says of itself @throws {BackupRefused} when it cannot be written
 */
export async function backUp({ databaseUrl, dataDir, secret }: Site, to: string, tell: Progress): Promise<Manifest> {
  if (existsSync(to)) throw new BackupRefused(`There is a file ${to} already; TO can name another`);
  const before = await mediaNames(dataDir);
  const madeAt = new Date().toISOString();
  const snapshot = await openSnapshot(databaseUrl);
  try {
    const rows = new Map<string, number>();
    const migrations = [...(await snapshot.migrations())];
    async function* parts() {
      yield { name: secretName, bytes: Buffer.from(secret) };
      yield* rowParts(snapshot, rows, tell);
      yield* mediaParts(dataDir, before, tell);
    }
    return await writeArchive(to, parts(), (contents) => ({
      ...{ format: 1, madeAt, database: snapshot.database, migrations, contents },
      tables: Object.fromEntries(rows),
    }));
  } finally {
    await snapshot.close();
  }
}
