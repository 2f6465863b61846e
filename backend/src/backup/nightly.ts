import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clockOf, dayOf } from "../domain/time.ts";
import { isBeingWritten } from "./archive.ts";

/** The backup of a day is made from two o'clock on, in the time zone of the site, when hardly anybody writes. */
const nightMs = 2 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

const named = /^etalase-(\d{4}-\d\d-\d\d)(?:-(\d{6}))?\.backup$/;

export const isBackupName = (name: string): boolean => named.test(name);
export const backupOfNight = (now: Date): string => `etalase-${dayOf(new Date(now.getTime() - nightMs))}.backup`;
/** The name of a backup that an operator requests: it never replaces a nightly one. */
export const backupOfMoment = (now: Date): string => `etalase-${dayOf(now)}-${clockOf(now).replaceAll(":", "")}.backup`;

type Kind = "ofNight" | "byHand";
const kindOf = (name: string): Kind => (named.exec(name)?.[2] === undefined ? "ofNight" : "byHand");
/** The day and time in a backup's name, by the site's clock. */
const madeAtOf = (name: string) => {
  const [, day, time = "020000"] = named.exec(name) ?? [];
  return `${day} ${time}`;
};
const byTime = (one: string, other: string) => (madeAtOf(one) < madeAtOf(other) ? -1 : 1);

export const backupFolder = (dataDir: string): string => join(dataDir, "backups");
/** The mark beside a backup that a rehearsal has restored. */
export const rehearsedMark = (file: string): string => `${file}.rehearsed`;

/** Nightly backups and backups made by hand, the newest last. */
export const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter(isBackupName).sort(byTime);

/** Finds files and folders that were left by processes that no longer run. */
async function leftIn(folder: string, now: Date): Promise<readonly string[]> {
  const left: string[] = [];
  for (const name of await readdir(folder)) {
    const whole = name.replace(/\.(?:part|lock|new)$/, "");
    if (whole !== name && !isBeingWritten(join(folder, whole))) left.push(name);
    const scratch = name.startsWith("rehearsal-") ? await stat(join(folder, name)).catch(() => null) : null;
    if (scratch && now.getTime() - scratch.mtimeMs > dayMs) left.push(name);
  }
  return left;
}

type Removal = Readonly<{
  /** Backups of the other kind stay. */
  kind: Kind;
  /** At least 1. */
  keep: number;
  now: Date;
}>;

/**
 * Keeps the newest `keep` backups of a kind and the newest `keep` rehearsed ones; removes the rest, and unfinished
 * files.
 */
export async function removeOld(folder: string, { kind, keep, now }: Removal) {
  const all = (await backupsIn(folder)).filter((name) => kindOf(name) === kind);
  // A backup that nobody has rehearsed never replaces one that is known to restore.
  const sound = all.filter((name) => existsSync(rehearsedMark(join(folder, name))));
  const keptNames = new Set([...all.slice(-keep), ...sound.slice(-keep)]);
  const old = all.filter((name) => !keptNames.has(name));
  const gone = old.flatMap((name) => [name, rehearsedMark(name)]);
  for (const name of [...gone, ...(await leftIn(folder, now))])
    await rm(join(folder, name), { recursive: true, force: true });
}

export async function rehearseAndMark(rehearse: NightlyNeeds["rehearse"], file: string): Promise<void> {
  await rehearse(file);
  await writeFile(rehearsedMark(file), "", { mode: 0o600 });
}

export type NightlyNeeds = Readonly<{
  dataDir: string;
  /** The number of newest backups to keep, and of newest rehearsed ones, when later ones were not rehearsed. */
  keep: number;
  now: () => Date;
  /** Writes a backup into that file, in another process than the one that serves. */
  backUp: (file: string) => Promise<void>;
  rehearse: (file: string) => Promise<void>;
}>;

/** Makes the backup of the day unless it exists, rehearses its restore, and removes the backups beyond `keep`. */
export const createNightlyBackup =
  ({ dataDir, keep, now, backUp, rehearse }: NightlyNeeds) =>
  async (): Promise<void> => {
    const folder = backupFolder(dataDir);
    const file = join(folder, backupOfNight(now()));
    const tidyUp = () => removeOld(folder, { kind: "ofNight", keep, now: now() });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await tidyUp();
    // Another instance is writing it.
    if (isBeingWritten(file)) return;
    if (!existsSync(file)) await backUp(file);
    if (existsSync(rehearsedMark(file))) return;
    await rehearseAndMark(rehearse, file);
    await tidyUp();
  };
