/** Thrown when a script of the build did not load: the network is down, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

/** Imports a script of the build. @throws {ChunkLoadError} */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError("A script could not be loaded", { cause });
  }
}

/** Adds all icons to the document, which has only its own. @throws {ChunkLoadError} */
export const loadIcons = async () => (await importChunk(() => import("../icons/addIcons.ts"))).addIcons();

const reloadedKey = "reloadedForScript";

/**
 * Reloads the page once. The page of a new version names its new scripts; offline,
 * the reload would lose the page.
 */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(reloadedKey) || !navigator.onLine) return false;
  sessionStorage.setItem(reloadedKey, "1");
  location.reload();
  return true;
}

export const forgetReload = () => sessionStorage.removeItem(reloadedKey);
