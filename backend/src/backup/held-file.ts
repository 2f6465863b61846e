import { DatabaseSync } from "node:sqlite";

/**
 * Takes the lock that is that file. It is a transaction, so that it ends with the process however that ends. The file
 * stays. @returns how to let go; null where another process has it @throws what the system says of the file
 */
export function holdFile(path: string): (() => void) | null {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // In memory, so that a full disk does not keep the lock from being taken.
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch {
    lock.close();
    return null;
  }
  return () => lock.close();
}
