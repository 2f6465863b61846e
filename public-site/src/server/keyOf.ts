import type { PageRenderer } from "@etalase/contracts/public-api";
import { isEnglishPath } from "@etalase/contracts/site/english";
import { withQuery } from "@etalase/contracts/site/paths";
import { loadPage } from "../router/loadPage.ts";
import { matchRoute } from "../router/routes.ts";

/**
 * Drops the query parameters that the page does not read, such as those of tracking links, so that they cannot fill the
 * memory with copies of a page. Searches are not cached, since they are endless.
 */
export const keyOf: PageRenderer["keyOf"] = async (path, query) => {
  const { queryOf } = await loadPage(matchRoute(path, isEnglishPath(path) ? "en" : undefined).route);
  const read = queryOf?.(query) ?? new URLSearchParams();
  return read.has("search") ? null : withQuery(path, read);
};
