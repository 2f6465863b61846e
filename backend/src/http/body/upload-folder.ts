import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const staleAfterMs = 60 * 60 * 1000;

// A write in progress may add its file while the folder is being removed; a retry finds it.
const removeFolder = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Runs `work` with a separate folder below `parent`, and removes the folder afterwards in any case. */
export async function inOwnFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "upload-"));
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}

/** Moves a file out of its request's folder, so that it still exists after the request has been answered. */
export async function keepFile(sent: string): Promise<Readonly<{ path: string; remove: () => Promise<void> }>> {
  const folder = await mkdtemp(join(dirname(dirname(sent)), "upload-"));
  const path = join(folder, basename(sent));
  await rename(sent, path);
  return { path, remove: () => removeFolder(folder) };
}

async function isStale(path: string, now: number): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats !== null && now - stats.mtimeMs > staleAfterMs;
}

/** Removes everything below `parent` that is older than an hour, and so was left by a killed process. */
export async function sweepUploads(parent: string, now = Date.now()): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (await isStale(path, now)) await removeFolder(path);
  }
}
