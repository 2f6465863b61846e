import { BackupRefused } from "../backup/refusal.ts";
import { restore } from "../backup/restore.ts";
import { readConfig } from "../config/config.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { openStorage } from "../config/storage.ts";
import { migrationNames } from "../persistence/database.ts";
import { openDatabase } from "../start-database.ts";
import { endedBySignal, runProgram } from "./program.ts";

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
    signal: endedBySignal("Ended: nothing is restored"),
    hold: (secret: string) =>
      openDataFolder({ ...config, tokenSecret: secret }, { alone: true, restores: true }).release,
  };
  const { madeAt } = await restore(file, target, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`The site of ${madeAt} is restored; make up starts it.\n`);
}

runProgram(run);
