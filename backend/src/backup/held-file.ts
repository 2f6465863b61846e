import { DatabaseSync } from "node:sqlite";

/**
 * Takes the lock in that file, as a transaction, so that it ends with the process, however that ends. The file stays.
 * @returns a function that releases it; null when another process holds it @throws the system's error about the file
 */
export function holdFile(path: string): (() => void) | null {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // The journal is in memory, so that a full disk does not prevent the lock.
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch {
    lock.close();
    return null;
  }
  return () => lock.close();
}
