import { importChunk } from "../page/chunks.ts";
import type { Page } from "../page/page.ts";
import { pageFiles, type Route } from "./routes.ts";

/** @throws {ChunkLoadError} */
export const loadPage = ({ page }: Route) => importChunk<Page<unknown>>(pageFiles[page]);

/** Loads the view of a page, even when it is a script of its own. @throws {ChunkLoadError} */
export const loadView = async (page: Page<unknown>) =>
  page.importView ? (await importChunk(page.importView)).View : page.View;
