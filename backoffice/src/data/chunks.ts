import { reload } from "./session.ts";

const limitMs = 120_000;

/** A script of the dashboard did not arrive: the connection was lost, or a newer version has taken its place. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

/** @throws {ChunkLoadError} when the script cannot be loaded, or not within two minutes */
export async function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("took too long")), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError("A script of the dashboard could not be loaded", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a script that a page cannot do without. After a deployment the page may ask for one that is gone: loaded anew,
 * it asks for the present one. That is done once, then it is something else. `name` tells one script from another.
 * @throws {ChunkLoadError} when loading the page anew did not help
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const reloadedKey = `etalase:reloaded:${name}`;
  try {
    const loaded = await loadInTime(load);
    sessionStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    // Without a connection, the browser would put its own error page in place of the dashboard.
    if (sessionStorage.getItem(reloadedKey) || !navigator.onLine) throw error;
    sessionStorage.setItem(reloadedKey, "1");
    reload();
    // The page is about to go.
    return new Promise<never>(() => {});
  }
}
