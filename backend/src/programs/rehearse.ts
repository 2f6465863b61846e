import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createDiskMediaFiles } from "../adapters/media/disk-media-store.ts";
import { BackupRefused } from "../backup/manifest.ts";
import { backupFolder } from "../backup/nightly.ts";
import { rehearse } from "../backup/rehearsal.ts";
import { readConfig } from "../config/config.ts";
import { ownerOnly } from "../config/private-files.ts";
import { migrationNames } from "../persistence/database.ts";
import { openDatabase } from "../start-database.ts";
import { runProgram } from "./program.ts";

/** `make rehearse`: restores a backup into a scratch place of DATA_DIR, and compares all of it. */
async function run() {
  const file = process.argv[2];
  if (!file) throw new BackupRefused("FILE names no backup: make rehearse FILE=etalase.backup");
  const { dataDir } = readConfig();
  ownerOnly();
  const within = backupFolder(dataDir);
  mkdirSync(within, { recursive: true });
  const { madeAt } = await rehearse(file, {
    within,
    migrations: migrationNames("sqlite:"),
    open: openDatabase,
    filesIn: (scratch) => createDiskMediaFiles(join(scratch, "media")),
  });
  process.stdout.write(`The backup of ${madeAt} was restored in a rehearsal, and is the same.\n`);
}

runProgram(run);
