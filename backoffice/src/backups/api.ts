import type { Backup, BackupsList } from "@etalase/contracts/backups.schema";
import { fetchFile } from "../kit/data/fetchFile.ts";
import { http } from "../kit/data/http.ts";

const path = "/api/backups";

/** The calls about the site's backups. */
export const backupsApi = {
  list: async (signal: AbortSignal): Promise<BackupsList> => (await http(path, { signal })).json,
  make: async (): Promise<Backup> => (await http(path, { method: "POST" })).json,
  /** Downloads the file, for the browser to save. */
  fetch: ({ name, bytes }: Backup, onShare: (share: number) => void): Promise<Blob> =>
    fetchFile(`${path}/${name}`, { onBytes: (arrived) => onShare(Math.min(arrived / bytes, 1)) }),
};
