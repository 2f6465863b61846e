import type { SiteContext } from "@etalase/contracts/public-api";

/** The server hands this to the browser beside the page, so that nothing is fetched twice. */
export type Boot = Readonly<{
  /** Of the page. The document's address can be another's by the time that scripts run. */
  path: string;
  /** null for a page that stays static. */
  data: unknown;
  site: SiteContext;
}>;
