import { createHash } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { MediaFiles } from "../application/media.ts";
import { restoringMark } from "./marks.ts";
import { BackupRefused } from "./refusal.ts";

type Place = Readonly<{ databaseUrl: string; dataDir: string; files: MediaFiles }>;

/** What a restore fills, by a hash: an address may hold a password. */
const placeOf = ({ databaseUrl, files }: Place) =>
  createHash("sha256")
    .update(`${databaseUrl} ${files.where("media")}`)
    .digest("hex");

/** Whether a restore of before was killed there, so that all that is there is its own. @throws {BackupRefused} */
export async function isLeft(place: Place): Promise<boolean> {
  const mark = await readFile(restoringMark(place.dataDir), "utf8").catch(() => "");
  // An earlier version that found no room left an empty one, and had written nothing else yet.
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

/** Writes the mark whole or not at all, while nothing else is written yet. */
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
