import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clockOf, dayOf } from "../domain/time.ts";
import { isBeingWritten } from "./archive.ts";

/** A day's backup is made from two o'clock on, in the time zone of the site, when hardly anybody writes. */
const nightMs = 2 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

const named = /^etalase-(\d{4}-\d\d-\d\d)(?:-(\d{6}))?\.backup$/;

export const isBackupName = (name: string): boolean => named.test(name);
export const backupOfNight = (now: Date): string => `etalase-${dayOf(new Date(now.getTime() - nightMs))}.backup`;
/** Of one that somebody asks for: it takes the place of none of a night. */
export const backupOfMoment = (now: Date): string => `etalase-${dayOf(now)}-${clockOf(now).replaceAll(":", "")}.backup`;

type Kind = "ofNight" | "byHand";
const kindOf = (name: string): Kind => (named.exec(name)?.[2] === undefined ? "ofNight" : "byHand");
/** Day and time of the site's clock. */
const madeAtOf = (name: string) => {
  const [, day, time = "020000"] = named.exec(name) ?? [];
  return `${day} ${time}`;
};
const byTime = (one: string, other: string) => (madeAtOf(one) < madeAtOf(other) ? -1 : 1);

export const backupFolder = (dataDir: string): string => join(dataDir, "backups");
/** Lies beside a backup that a rehearsal has restored. */
export const rehearsedMark = (file: string): string => `${file}.rehearsed`;

/** The backups of nights and those made by hand, the newest last. */
export const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter(isBackupName).sort(byTime);

/** What processes that are gone have left. */
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
  /** Those of the other kind stay. */
  kind: Kind;
  /** At least 1. */
  keep: number;
  now: Date;
}>;

/** Removes all but the newest `keep` of a kind and the newest `keep` of them that were rehearsed; also what was begun and left. */
export async function removeOld(folder: string, { kind, keep, now }: Removal) {
  const all = (await backupsIn(folder)).filter((name) => kindOf(name) === kind);
  // One that is not known to come back never takes the place of one that is.
  const sound = all.filter((name) => existsSync(rehearsedMark(join(folder, name))));
  const kept = new Set([...all.slice(-keep), ...sound.slice(-keep)]);
  const old = all.filter((name) => !kept.has(name));
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
  /** How many there are at most, and as many that were rehearsed where later ones were not. */
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
    const tidyUp = () => removeOld(folder, { kind: "ofNight", keep, now: now() });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await tidyUp();
    // Another instance is at it.
    if (isBeingWritten(file)) return;
    if (!existsSync(file)) await backUp(file);
    if (existsSync(rehearsedMark(file))) return;
    await rehearseAndMark(rehearse, file);
    await tidyUp();
  };
