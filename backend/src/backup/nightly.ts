import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayOf } from "../domain/time.ts";
import { isBeingWritten } from "./archive.ts";

/** A day's backup is made from two o'clock on, in the time zone of the site, when hardly anybody writes. */
const nightMs = 2 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export const isBackupName = (name: string): boolean => /^etalase-\d{4}-\d\d-\d\d\.backup$/.test(name);
export const backupOfNight = (now: Date): string => `etalase-${dayOf(new Date(now.getTime() - nightMs))}.backup`;

export const backupFolder = (dataDir: string): string => join(dataDir, "backups");
/** Lies beside a backup that a rehearsal has restored. */
export const rehearsedMark = (file: string): string => `${file}.rehearsed`;

/** The nightly backups, the newest last. */
export const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter(isBackupName).sort();

/** Removes what is more than that many backups, and what was begun and left. */
export async function removeOld(folder: string, keep: number, now: Date) {
  const all = await backupsIn(folder);
  // The newest that is known to come back stays until a newer one is known to, too.
  const sound = all.findLast((name) => existsSync(rehearsedMark(join(folder, name))));
  const old = all.slice(0, -keep).filter((name) => name !== sound);
  const gone = old.flatMap((name) => [name, rehearsedMark(name)]);
  // What a killed process has left.
  const begun = (await readdir(folder)).filter((name) => /\.(?:part|new)$/.test(name) || name.startsWith("rehearsal-"));
  for (const name of begun) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > dayMs) gone.push(name);
  }
  for (const name of gone) await rm(join(folder, name), { recursive: true, force: true });
}

export async function rehearseAndMark(rehearse: NightlyNeeds["rehearse"], file: string): Promise<void> {
  await rehearse(file);
  await writeFile(rehearsedMark(file), "", { mode: 0o600 });
}

export type NightlyNeeds = Readonly<{
  dataDir: string;
  /** How many there are at most, beside the newest rehearsed one. */
  keep: number;
  now: () => Date;
  /** Writes a backup into that file, beside the process that serves. */
  backUp: (file: string) => Promise<void>;
  rehearse: (file: string) => Promise<void>;
}>;

/** Makes the backup of the day, unless it is there; then restores it in a rehearsal, and removes those that are too many. */
export const createNightlyBackup =
  ({ dataDir, keep, now, backUp, rehearse }: NightlyNeeds) =>
  async (): Promise<void> => {
    const folder = backupFolder(dataDir);
    const file = join(folder, backupOfNight(now()));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOld(folder, keep, now());
    // Another instance is at it.
    if (await isBeingWritten(file, now())) return;
    if (!existsSync(file)) await backUp(file);
    if (existsSync(rehearsedMark(file))) return;
    await rehearseAndMark(rehearse, file);
    await removeOld(folder, keep, now());
  };
