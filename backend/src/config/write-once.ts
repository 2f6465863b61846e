import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function isExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

function syncFolder(folder: string) {
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Gives a new file its name only when it is complete and on disk; an existing file of that name stays. */
export function writeOnce(folder: string, name: string, content: string) {
  const part = join(folder, `${name}.${process.pid}.part`);
  try {
    writeFileSync(part, content, { mode: 0o600, flush: true });
    linkSync(part, join(folder, name));
    syncFolder(folder);
  } catch (error) {
    if (!isExists(error)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
