import type { PublicApi } from "@etalase/contracts/public-api";
import { importChunk } from "../page/chunks.ts";
import type { Page, Place, Screen } from "../page/page.ts";
import { matchRoute, pageFiles, type Route } from "./routes.ts";

/** @throws {ChunkLoadError} */
export const loadPage = ({ page }: Route) => importChunk<Page<unknown>>(pageFiles[page]);

/** Loads the view of a page, even when it is a script of its own. @throws {ChunkLoadError} */
export const loadView = async (page: Page<unknown>) =>
  page.importView ? (await importChunk(page.importView)).View : page.View;

/** Loads the page of an address completely, as the server does. */
export async function loadScreen(url: string, api: PublicApi, language?: Place["language"]): Promise<Screen> {
  const { route, place } = matchRoute(url, language);
  const page = await loadPage(route);
  const [View, data] = await Promise.all([loadView(page), page.load(api, place)]);
  return { place, page, data, View, busy: false, failed: false };
}
