import type { ShownSite } from "../site/site.ts";

/** The data that the server embeds in the page, so that the browser need not fetch them again. */
export type Boot = Readonly<{
  /** The page's own path. The document's address may have changed by the time the scripts run. */
  path: string;
  /** Null for a page that stays static. */
  data: unknown;
  site: ShownSite;
}>;
