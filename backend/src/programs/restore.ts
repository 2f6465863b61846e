import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { BackupRefused } from "../backup/manifest.ts";
import { restore } from "../backup/restore.ts";
import { type Config, readConfig } from "../config/config.ts";
import { lockName, openDataFolder } from "../config/data-folder.ts";
import { openStorage } from "../config/storage.ts";
import { type Database, migrationNames } from "../persistence/database.ts";
import { endAccess } from "../persistence/restored/held-access.ts";
import { openDatabase } from "../start-database.ts";
import { endedBySignal, runProgram } from "./program.ts";

/** Returns the folder and those above it that do not exist, the innermost first. */
function missing(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [folder, ...missing(dirname(folder))];
}

const entriesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);

function removeEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something, so it stays.
  }
}

/**
 * Remembers what is in the folders. @returns a function that removes what a program has prepared there since and never
 * used: the lock, and empty folders
 */
export function rememberFolders(folders: readonly string[]): () => void {
  const known = folders.map((folder) => ({
    folder,
    missing: missing(folder),
    there: new Set(entriesIn(folder).map(({ name }) => name)),
  }));
  return () => {
    for (const { folder, there, missing } of known) {
      for (const entry of entriesIn(folder).filter(({ name }) => !there.has(name)))
        if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
        else if (entry.name === lockName) rmSync(join(folder, entry.name), { force: true });
      missing.forEach(removeEmpty);
    }
  };
}

/** Takes the target's locks. A restore that is refused or fails leaves the folders as they were. */
function hold(config: Config, secret: string) {
  const { dataDir, databaseUrl } = config;
  const clear = rememberFolders([
    dataDir,
    ...(databaseUrl.startsWith("sqlite:") ? [dirname(databaseUrl.slice("sqlite:".length))] : []),
  ]);
  try {
    const { release } = openDataFolder({ ...config, tokenSecret: secret }, { alone: true, restores: true });
    return (isRestored: boolean) => {
      release();
      if (!isRestored) clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** `make restore`: restores a backup into an empty place, on either database. */
async function run() {
  const file = process.argv[2];
  if (!file) throw new BackupRefused("FILE names no backup: make restore FILE=etalase.backup");
  const config = readConfig();
  const target = {
    ...config,
    files: (await openStorage(config)).files,
    migrations: migrationNames(config.databaseUrl),
    open: openDatabase,
    endAccess: ({ em }: Database) => endAccess(em, new Date()),
    signal: endedBySignal("Ended: nothing is restored"),
    hold: (secret: string) => hold(config, secret),
  };
  const { madeAt } = await restore(file, target, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(
    `The site of ${madeAt} is restored; make up starts it.\n` +
      "All sessions have ended, and all links that people held: sign in again, and make new links for clients and colleagues.\n",
  );
}

runProgram(run);
