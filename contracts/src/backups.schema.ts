import * as z from "zod/mini";
import { count, list, time } from "./rules/answers.schema.ts";

const backup = z.strictObject({
  /** The file's name, by the night of the backup: etalase-2026-11-21.backup. */
  name: z.string(),
  madeAt: time,
  bytes: count,
  /** The time of the rehearsal that restored the backup and found it identical; null before one succeeded. */
  rehearsedAt: z.nullable(time),
});

/** Newest first. `keep` is the number of nightly backups that are kept; 0 when none are made at night. */
export const backupsList = z.strictObject({ keep: count, backups: list(backup) });
export const madeBackup = backup;

export type Backup = Readonly<z.output<typeof backup>>;
export type BackupsList = Readonly<z.output<typeof backupsList>>;
