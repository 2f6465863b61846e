import type { SiteContext } from "@etalase/contracts/public-api";

/** What the server hands to the browser beside the page, so that nothing is fetched twice. */
export type Boot = Readonly<{
  /** null for a page that stays as it was drawn. */
  data: unknown;
  site: SiteContext;
}>;
