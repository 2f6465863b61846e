import { createHash } from "node:crypto";
import { accessSync, constants, createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import { holdFile } from "./held-file.ts";
import {
  BackupRefused,
  type Contents,
  isPartName,
  type Manifest,
  manifestName,
  manifestSchema,
  tableOf,
} from "./manifest.ts";
import { rowsIn } from "./rows.ts";

export type Part = Readonly<{ name: string; bytes: Buffer }>;

/** The largest part in bytes: a part is read into memory. */
const maxPart = 64 * 1024 * 1024;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The lock ends with the writing process, however that ends. */
const lockOf = (path: string) => `${path}.lock`;

/** Tells whether a process is writing that archive now; files of a dead process belong to nobody. */
export function isBeingWritten(path: string): boolean {
  if (!existsSync(lockOf(path))) return false;
  const release = holdFile(lockOf(path));
  release?.();
  return release === null;
}

/** @throws {BackupRefused} */
function holdArchive(path: string): () => void {
  try {
    // The error names the fault of the folder, while the lock would only report that there is one.
    accessSync(dirname(path), constants.W_OK);
    const release = holdFile(lockOf(path));
    if (release) return release;
  } catch (cause) {
    throw new BackupRefused(`${path} cannot be written: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  throw new BackupRefused(`${path} is being written by another process`);
}

/** Rejects once the signal is aborted. */
export const ended = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/**
 * Writes the parts into one tar file, which gets its name when it is complete and on disk. Its last part is the
 * manifest, which `manifestOf` makes from the written parts, so a truncated archive has none.
 * @throws {BackupRefused} when it cannot be written; the reason of `signal` when that is aborted
 */
export async function writeArchive(
  path: string,
  parts: AsyncIterable<Part>,
  manifestOf: (contents: Contents) => Manifest,
  signal?: AbortSignal,
): Promise<Manifest> {
  const release = holdArchive(path);
  try {
    return await writeHeld(path, parts, manifestOf, signal);
  } finally {
    await rm(lockOf(path), { force: true });
    release();
  }
}

async function writeHeld(
  path: string,
  parts: AsyncIterable<Part>,
  manifestOf: (contents: Contents) => Manifest,
  signal?: AbortSignal,
): Promise<Manifest> {
  // A dead process has left it.
  await rm(`${path}.part`, { force: true });
  const packed = pack();
  const file = createWriteStream(`${path}.part`, { flags: "wx", mode: 0o600, flush: true });
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const entry = packed.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
      entry.on("error", () => {}); // the callback reports it
    });
  const completion = pipeline(packed, file);
  packed.on("error", () => {}); // the pipeline reports it
  const write = async () => {
    const contents: Record<string, Contents[string]> = {};
    for await (const { name, bytes } of parts) {
      contents[name] = { size: bytes.length, sha256: sha256(bytes) };
      await add(name, bytes);
    }
    const manifest = manifestOf(contents);
    await add(manifestName, Buffer.from(JSON.stringify(manifest)));
    packed.finalize();
    await completion;
    await rename(`${path}.part`, path);
    return manifest;
  };
  // A full disk fails the file while the next part waits for space.
  return await Promise.race([write(), completion.then(() => new Promise<never>(() => {})), ended(signal)]).catch(
    async (error) => {
      packed.destroy();
      file.destroy();
      // Until then the file may still be created, or written to.
      if (!file.closed) await new Promise<void>((closed) => void file.once("close", closed));
      if (error?.syscall !== "open") await rm(`${path}.part`, { force: true });
      if (error?.syscall) throw new BackupRefused(`${path} cannot be written: ${error.message}`, { cause: error });
      throw error;
    },
  );
}

const bytesOf = async (entry: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer); // a tar gives bytes
  return Buffer.concat(chunks);
};

/** Reads the parts in their order. @throws {BackupRefused} when the file is no backup, or damaged */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  const file = createReadStream(path);
  const entries = extract();
  file.on("error", (error) => entries.destroy(error));
  file.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file" || size > maxPart || !isPartName(name))
        throw new BackupRefused(`${path} is no backup: it holds ${name}`);
      yield { name, bytes: await bytesOf(entry) };
    }
  } catch (cause) {
    if (cause instanceof BackupRefused) throw cause;
    const { code = "", message = "" } = Object(cause) as Readonly<{ code?: string; message?: string }>;
    if (code === "ENOENT") throw new BackupRefused(`There is no file ${path}`, { cause });
    throw new BackupRefused(`${path} cannot be read as a backup: ${message}`, { cause });
  } finally {
    file.destroy();
  }
}

function manifestIn(path: string, bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new BackupRefused(`${path} is no backup that this version reads: its manifest is another`, { cause });
  }
}

/** The number of rows in a table's part: null when they cannot be read, undefined for any other part. */
function countedRows({ name, bytes }: Part): number | null | undefined {
  if (tableOf(name) === undefined) return undefined;
  try {
    return rowsIn(bytes).length;
  } catch {
    return null;
  }
}

type FileFacts = Contents[string] & Readonly<{ rows: number | null | undefined }>;

function refuseOtherRows(path: string, { tables }: Manifest, files: Readonly<Record<string, FileFacts>>) {
  const counted: Record<string, number> = {};
  for (const [name, { rows }] of Object.entries(files)) {
    if (rows === null) throw new BackupRefused(`${path} was changed: ${name} holds no rows`);
    const table = tableOf(name);
    if (table !== undefined) counted[table] = (counted[table] ?? 0) + (rows ?? 0);
  }
  for (const table of new Set([...Object.keys(tables), ...Object.keys(counted)]))
    if ((counted[table] ?? 0) !== tables[table])
      throw new BackupRefused(
        `${path} was changed: it holds ${counted[table] ?? 0} rows of ${table} in place of ${tables[table] ?? 0}`,
      );
}

/** Reads a whole backup and compares it with its manifest. @throws {BackupRefused} that names the fault */
export async function checkArchive(path: string): Promise<Manifest> {
  const files: Record<string, FileFacts> = {};
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (manifest || Object.hasOwn(files, name))
      throw new BackupRefused(`${path} was changed: it holds ${name} besides`);
    if (name === manifestName) manifest = manifestIn(path, bytes);
    else files[name] = { size: bytes.length, sha256: sha256(bytes), rows: countedRows({ name, bytes }) };
  }
  if (!manifest) throw new BackupRefused(`${path} is cut off: its last part, ${manifestName}, is missing`);
  for (const [name, { sha256 }] of Object.entries(manifest.contents)) {
    if (!files[name]) throw new BackupRefused(`${path} was changed: ${name} is missing`);
    if (files[name].sha256 !== sha256) throw new BackupRefused(`${path} was changed: ${name} is another`);
  }
  const more = Object.keys(files).find((name) => !Object.hasOwn(manifest.contents, name));
  if (more) throw new BackupRefused(`${path} was changed: it holds ${more} besides`);
  refuseOtherRows(path, manifest, files);
  return manifest;
}
