import type { Page } from "./page.ts";
import { pageFiles, type Route } from "./routes.ts";

/** A page's script did not arrive: the network is away, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

export const chunkTimeoutMs = 120_000;

const timedOut = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms));

/** Imports a script of the build. @throws {ChunkLoadError} when it fails or takes over two minutes. */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await (typeof window === "undefined" ? load() : Promise.race([load(), timedOut(chunkTimeoutMs)]));
  } catch (cause) {
    throw new ChunkLoadError("A script could not be loaded", { cause });
  }
}

/** How a page is drawn. @throws {ChunkLoadError} */
export const loadView = async (page: Page<unknown>) =>
  page.importView ? (await importChunk(page.importView)).View : page.View;

/** All icons; the document has only its own. @throws {ChunkLoadError} */
export const loadIcons = async () => (await importChunk(() => import("../icons/addIcons.ts"))).addIcons();

/** @throws {ChunkLoadError} */
export const loadPage = async ({ page }: Route): Promise<Page<unknown>> =>
  (await importChunk<{ page: Page<unknown> }>(pageFiles[page])).page;
