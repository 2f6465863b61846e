import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The entries of DATA_DIR: password hashes, addresses, pictures of drafts. Other accounts of the machine may see none
 * of them.
 */
const ours =
  /^(?:backups|media|media-hidden|share|uploads|token-secret|push-keys\.json|(?:etalase|lock)\.sqlite(?:-(?:wal|shm|journal))?)$/;

/** Makes every file that this process creates readable for its owner only. */
export function ownerOnly(): void {
  process.umask(0o077);
}

const isOwn = (path: string) => lstatSync(path).uid === process.getuid?.();

function takeFromOthers(path: string) {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink() || !isOwn(path)) return;
  chmodSync(path, stats.isDirectory() ? 0o700 : 0o600);
}

/**
 * Removes the access of others that an earlier version or a looser umask has left. The folder itself is closed only
 * when it holds nothing else: it may be shared with others, such as /tmp.
 */
export function keepPrivate(folder: string): void {
  const names = readdirSync(folder);
  for (const name of names.filter((one) => ours.test(one))) takeFromOthers(join(folder, name));
  if (names.every((name) => ours.test(name))) takeFromOthers(folder);
}

/** Does the same for a SQLite database, which may lie elsewhere, and for the files that belong to it. */
export function keepDatabasePrivate(file: string): void {
  for (const path of ["", "-wal", "-shm"].map((ending) => file + ending)) if (existsSync(path)) takeFromOthers(path);
}

/** The entries of DATA_DIR that others can read or change. */
export const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => ours.test(name))
    .map((name) => join(folder, name))
    .filter((path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0);
