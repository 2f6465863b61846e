import { resolve } from "node:path";
import { backUp } from "../backup/backup.ts";
import { BackupRefused } from "../backup/manifest.ts";
import { readConfig } from "../config/config.ts";
import { knownSecret } from "../config/data-folder.ts";
import { ownerOnly } from "../config/private-files.ts";
import { openStorage } from "../config/storage.ts";
import { endedBySignal, runProgram } from "./program.ts";

/** `make backup`: writes the whole site into one file, also while it runs. */
async function run() {
  const config = readConfig();
  const secret = knownSecret(config);
  if (!secret) throw new BackupRefused(`There is no site in ${config.dataDir}: set DATA_DIR to where it is`);
  ownerOnly();
  const { files } = await openStorage(config);
  const madeAt = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const to = resolve(process.argv[2] || `etalase-${madeAt}Z.backup`);
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  const signal = endedBySignal("Ended: no backup is written");
  const { tables, contents } = await backUp({ ...config, files, secret }, to, tell, signal);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const bytes = Object.values(contents).reduce((sum, { size }) => sum + size, 0);
  process.stdout.write(
    `${to}: ${rows} rows and all pictures, ${Math.ceil(bytes / 1024 / 1024)} MB. It holds secrets.\n`,
  );
}

runProgram(run);
