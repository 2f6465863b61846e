import type { MediaFiles } from "../application/media.ts";
import type { Progress } from "./backup.ts";
import { BackupRefused, mediaName, mediaPartOf } from "./manifest.ts";

type Moved = Readonly<{ copied: number; there: number }>;

const isSame = (one: Uint8Array, other: Uint8Array | null) => other !== null && Buffer.compare(one, other) === 0;

/** Copies one file and reads it back. @returns whether it had to be copied; null when it was removed meanwhile */
async function copy(from: MediaFiles, to: MediaFiles, name: string): Promise<boolean | null> {
  const bytes = await from.read(name);
  if (!bytes) return null;
  if (isSame(bytes, await to.read(name))) return false;
  await to.write(name, bytes).catch((cause: Error) => {
    // The system refuses to write, for example because the disk is full.
    throw "syscall" in cause ? new BackupRefused(`${name} cannot be written: ${cause.message}`, { cause }) : cause;
  });
  if (!isSame(bytes, await to.read(name)))
    throw new BackupRefused(`${name} is another in ${to.where} than it was sent there; run it again`);
  return true;
}

/**
 * Copies all pictures from one storage into another, and compares each with its original. A move can be repeated, since
 * files that are already there stay.
 */
export async function moveMedia(from: MediaFiles, to: MediaFiles, tell: Progress): Promise<Moved> {
  const all = (await from.list()).filter((name) => mediaPartOf(mediaName(name)));
  let [copied, there] = [0, 0];
  for (const [index, name] of all.entries()) {
    const isCopied = await copy(from, to, name);
    if (isCopied) copied += 1;
    else if (isCopied === false) there += 1;
    if ((index + 1) % 100 === 0 || index + 1 === all.length) tell(`File ${index + 1} of ${all.length}`);
  }
  return { copied, there };
}
