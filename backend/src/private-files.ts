import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What lies in DATA_DIR: hashes of passwords, addresses, drafts' pictures. Whoever else has an account may see none. */
const ours =
  /^(?:backups|media|media-hidden|share|uploads|token-secret|(?:etalase|lock)\.sqlite(?:-(?:wal|shm|journal))?)$/;

/** From here on, what this process makes is for its owner's eyes only. */
export function ownerOnly(): void {
  process.umask(0o077);
}

const isOwn = (path: string) => lstatSync(path).uid === process.getuid?.();

function takeFromOthers(path: string) {
  const found = lstatSync(path);
  if (found.isSymbolicLink() || !isOwn(path)) return;
  chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
}

/**
 * Takes from others what an earlier version or a looser umask has left open. The folder itself only where nothing but
 * ours lies in it: it may be one that others share, such as /tmp.
 */
export function keepPrivate(folder: string): void {
  const names = readdirSync(folder);
  for (const name of names.filter((one) => ours.test(one))) takeFromOthers(join(folder, name));
  if (names.every((name) => ours.test(name))) takeFromOthers(folder);
}

/** The same for a SQLite database, which may lie elsewhere, with the files that belong to it. */
export function keepDatabasePrivate(file: string): void {
  for (const path of ["", "-wal", "-shm"].map((ending) => file + ending)) if (existsSync(path)) takeFromOthers(path);
}

/** What lies in DATA_DIR that others can read or change. */
export const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => ours.test(name))
    .map((name) => join(folder, name))
    .filter((path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0);
