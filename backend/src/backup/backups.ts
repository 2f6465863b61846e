import { type FileHandle, mkdir, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { serverMessages } from "@etalase/contracts/text/messages";
import { DomainError } from "../domain/errors.ts";
import {
  backupFolder,
  backupOfMoment,
  backupsIn,
  isBackupName,
  type NightlyNeeds,
  rehearseAndMark,
  rehearsedMark,
  removeOld,
} from "./nightly.ts";

type StoredBackup = Readonly<{ name: string; madeAt: Date; bytes: number; rehearsedAt: Date | null }>;

const ifThere = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** Null for a name without a file. */
async function stored(folder: string, name: string): Promise<StoredBackup | null> {
  const file = await stat(join(folder, name)).catch(ifThere);
  const mark = await stat(rehearsedMark(join(folder, name))).catch(ifThere);
  return file && { name, madeAt: file.mtime, bytes: file.size, rehearsedAt: mark?.mtime ?? null };
}

type Needs = NightlyNeeds & Readonly<{ failed: (step: string, error: unknown) => void }>;

/** The backups in DATA_DIR, which superadmins list, download and request. */
export function createBackups({ dataDir, keep, now, backUp, rehearse, failed }: Needs) {
  const folder = backupFolder(dataDir);
  let isMaking = false;
  const tidyUp = () => removeOld(folder, { kind: "byHand", keep: Math.max(keep, 1), now: now() });

  return {
    keep,
    /** The newest first. */
    async list(): Promise<readonly StoredBackup[]> {
      const names = (await backupsIn(folder)).toReversed();
      const backups = await Promise.all(names.map((name) => stored(folder, name)));
      return backups.filter((one) => one !== null);
    },
    /** The opened file, or null. The caller must close it. */
    open: async (name: string): Promise<FileHandle | null> =>
      isBackupName(name) ? open(join(folder, name)).catch(ifThere) : null,
    /**
     * Makes a backup now, beside the nightly ones; it is rehearsed afterwards, and replaces none until then.
     * @throws {DomainError} "conflict" while one is being made, "busy" when it could not be made
     */
    async make(): Promise<StoredBackup> {
      if (isMaking) throw new DomainError("conflict", { message: serverMessages.backups.underWay });
      isMaking = true;
      const name = backupOfMoment(now());
      const file = join(folder, name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await tidyUp();
        await backUp(file);
        await tidyUp();
      } catch (cause) {
        failed("backup", cause);
        throw new DomainError("busy", { message: serverMessages.backups.failed, cause });
      } finally {
        isMaking = false;
      }
      const backup = await stored(folder, name);
      if (!backup) throw new DomainError("notFound");
      rehearseAndMark(rehearse, file)
        .then(tidyUp)
        .catch((error: unknown) => failed("rehearsal", error));
      return backup;
    },
  };
}

export type Backups = ReturnType<typeof createBackups>;
