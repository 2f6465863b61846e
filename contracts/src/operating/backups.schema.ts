import * as z from "zod/mini";
import { count, list, time } from "../rules/answers.schema.ts";

const backup = z.strictObject({
  /** Of its file: etalase-2026-11-21.backup, by the night it belongs to. */
  name: z.string(),
  madeAt: time,
  bytes: count,
  /** When it was restored in a rehearsal and found to be the same; null where it was not. */
  rehearsedAt: z.nullable(time),
});

/** The newest first. `keep` is the number of nightly ones that are kept; 0 where none are made by night. */
export const backupsList = z.strictObject({ keep: count, backups: list(backup) });
export const madeBackup = backup;

export type Backup = Readonly<z.output<typeof backup>>;
export type BackupsList = Readonly<z.output<typeof backupsList>>;
