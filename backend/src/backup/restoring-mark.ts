import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The progress of the site, stored outside of its database. */
export const highWaterFile = (dataDir: string): string => join(dataDir, "high-water.json");

/** The mark in DATA_DIR during a restore, and after one that was killed. */
export const restoringMark = (dataDir: string): string => join(dataDir, "restoring");
/** The lock that is held during a restore; a killed one no longer holds it. */
export const restoringLock = (dataDir: string): string => `${restoringMark(dataDir)}.lock`;

/** Says what to do where a restore was killed. */
export const unended = (dataDir: string): string =>
  `A restore into ${dataDir} has not ended: empty this folder, its database and its bucket, and run make restore again`;

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

/** Writes the mark, before anything else is written. */
export async function writeMark(dataDir: string): Promise<void> {
  const mark = restoringMark(dataDir);
  try {
    await writeFile(mark, "", { mode: 0o600, flush: true });
    await syncFolder(dataDir);
  } catch (error) {
    await rm(mark, { force: true });
    throw error;
  }
}
