import type { PageRenderer } from "@etalase/contracts/public-api";
import { withQuery } from "@etalase/contracts/site/paths";
import { loadPage } from "../router/loadPage.ts";
import { matchRoute } from "../router/routes.ts";

/**
 * Leaves out what the page does not read, such as what links from elsewhere carry, so that nobody fills the memory with
 * copies of a page. Searches are not kept, since there is no end of them.
 */
export const keyOf: PageRenderer["keyOf"] = async (path, query) => {
  const { queryOf } = await loadPage(matchRoute(path).route);
  const read = queryOf?.(query) ?? new URLSearchParams();
  return read.has("search") ? null : withQuery(path, read);
};
