import { reload } from "./session.ts";

const askMs = 5000;

/**
 * Reloads the page once the server answers again that did not before: a page that failed for another reason would
 * reload for ever. @returns a function that ends it
 */
export function reloadWhenReached(): () => void {
  let isAway = !navigator.onLine;
  const ask = async () => {
    const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (!answer || answer.status > 499) isAway = true;
    else if (isAway) reload();
  };
  const timer = setInterval(ask, askMs);
  window.addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", ask);
  };
}

const limitMs = 120_000;

/** Thrown when a script of the dashboard did not load: the connection was lost, or a newer version has replaced it. */
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
 * Loads a script that a page requires. After a deployment, the page may request one that is gone; a reload requests the
 * current one. It reloads only once, because after that the cause is another. `name` identifies the script.
 * @throws {ChunkLoadError} when the reload did not help
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const reloadedKey = `etalase:reloaded:${name}`;
  try {
    const loaded = await loadInTime(load);
    sessionStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    // Without a connection, the browser would replace the dashboard with its own error page.
    if (sessionStorage.getItem(reloadedKey) || !navigator.onLine) throw error;
    sessionStorage.setItem(reloadedKey, "1");
    reload();
    // The page is about to reload.
    return new Promise<never>(() => {});
  }
}
