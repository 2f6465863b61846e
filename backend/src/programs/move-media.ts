import { BackupRefused } from "../backup/manifest.ts";
import { moveMedia } from "../backup/move.ts";
import { readBucket, readConfig } from "../config/config.ts";
import { ownerOnly } from "../config/private-files.ts";
import { openStorage } from "../config/storage.ts";
import { runProgram } from "./program.ts";

/** `make move-media`: copies all pictures into another storage, also while the site runs. */
async function run() {
  const [, , to = "", from = ""] = process.argv;
  if (!to)
    throw new BackupRefused("TO names no storage: make move-media TO=s3://bucket?endpoint=https://host, or TO=disk");
  const config = readConfig();
  ownerOnly();
  const source = from ? { ...config, bucket: readBucket("FROM", from) } : config;
  const target = { ...config, bucket: readBucket("TO", to) };
  if (JSON.stringify(source.bucket) === JSON.stringify(target.bucket))
    throw new BackupRefused(
      "FROM and TO are the same storage; without FROM, it is where MEDIA_URL says pictures lie now",
    );
  const [{ files: first }, { files: second }] = [await openStorage(source), await openStorage(target)];
  const { copied, there } = await moveMedia(first, second, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`${copied} files were copied and are the same, ${there} were there already.\n`);
  process.stdout.write(
    `${target.bucket ? "Set MEDIA_URL to that address" : "Leave MEDIA_URL out"} and start the site anew; then run this once more, with FROM, for what came meanwhile.\n`,
  );
}

runProgram(run);
