import type { Backup, BackupsList } from "@etalase/contracts/operating/backups.schema";
import { HttpError } from "react-admin";
import { asUser, http, noAnswer } from "../data/http.ts";

const path = "/api/backups";

/** The calls about the site's backups. */
export const backupsApi = {
  list: async (signal: AbortSignal): Promise<BackupsList> => (await http(path, { signal })).json,
  make: async (): Promise<Backup> => (await http(path, { method: "POST" })).json,
  /** The file itself, which the browser keeps on its disk. */
  async fetch(name: string): Promise<Blob> {
    const answer = await fetch(`${path}/${name}`, { headers: asUser() }).catch(() => Promise.reject(noAnswer()));
    if (!answer.ok) throw new HttpError("This backup is not there any more", answer.status);
    return answer.blob().catch(() => Promise.reject(noAnswer()));
  },
};
