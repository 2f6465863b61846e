import { dirname } from "node:path";
import { BackupRefused } from "../backup/manifest.ts";
import { restore } from "../backup/restore.ts";
import { type Config, readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { rememberFolders } from "../config/left-behind.ts";
import { openStorage } from "../config/storage.ts";
import { type Database, migrationNames } from "../persistence/database.ts";
import { endAccess } from "../persistence/restored/held-access.ts";
import { openDatabase } from "../start-database.ts";
import { endedBySignal, runProgram } from "./program.ts";

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
