import { createHash } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFiles } from "../application/media.ts";
import { BackupRefused } from "./manifest.ts";

/** The progress of the site, stored outside of its database. */
export const highWaterFile = (dataDir: string): string => join(dataDir, "high-water.json");

/** The mark in DATA_DIR during a restore, and after one that was killed. */
export const restoringMark = (dataDir: string): string => join(dataDir, "restoring");
/** The lock that is held during a restore; a killed one no longer holds it. */
export const restoringLock = (dataDir: string): string => `${restoringMark(dataDir)}.lock`;

type Place = Readonly<{ databaseUrl: string; dataDir: string; files: MediaFiles }>;

/** The hash of the place that a restore fills: an address may hold a password. */
const placeOf = ({ databaseUrl, files }: Place) =>
  createHash("sha256").update(`${databaseUrl} ${files.where}`).digest("hex");

/** Tells whether an earlier restore was killed there, so that everything there is its own. @throws {BackupRefused} */
export async function isLeft(place: Place): Promise<boolean> {
  const mark = await readFile(restoringMark(place.dataDir), "utf8").catch(() => "");
  if (mark === "") return false;
  if (mark.trim() === placeOf(place)) return true;
  throw new BackupRefused(
    `A restore into ${place.dataDir} has not ended, and went into another database or storage: set DATABASE_URL and MEDIA_URL as they were then`,
  );
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

/** Writes the mark completely or not at all, before anything else is written. */
export async function writeMark(place: Place): Promise<void> {
  const mark = restoringMark(place.dataDir);
  try {
    await writeFile(`${mark}.part`, placeOf(place), { mode: 0o600, flush: true });
    await rename(`${mark}.part`, mark);
    await syncFolder(place.dataDir);
  } catch (error) {
    for (const path of [`${mark}.part`, mark]) await rm(path, { force: true });
    throw error;
  }
}
