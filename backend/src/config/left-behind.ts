import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockName } from "./data-folder.ts";

/** Returns the folder and those above it that do not exist, the innermost first. */
function missing(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [folder, ...missing(dirname(folder))];
}

const entriesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);

function removeEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something, so it stays.
  }
}

/**
 * Remembers what is in the folders. @returns a function that removes what a program has prepared there since and never
 * used: the lock, and empty folders
 */
export function rememberFolders(folders: readonly string[]): () => void {
  const known = folders.map((folder) => ({
    folder,
    missing: missing(folder),
    there: new Set(entriesIn(folder).map(({ name }) => name)),
  }));
  return () => {
    for (const { folder, there, missing } of known) {
      for (const entry of entriesIn(folder).filter(({ name }) => !there.has(name)))
        if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
        else if (entry.name === lockName) rmSync(join(folder, entry.name), { force: true });
      missing.forEach(removeEmpty);
    }
  };
}
