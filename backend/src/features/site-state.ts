import { createSiteState } from "../application/statistics/site-state.ts";
import { siteStateRoutes } from "../http/api/site-state.ts";
import type { Feature } from "./feature.ts";

/** The state of the site's parts, as the dashboard's screens that lead to them show it. */
export function siteStateFeature(needs: Parameters<typeof createSiteState>[0]) {
  const services = { siteStateFor: createSiteState(needs) };
  return { services, routes: () => siteStateRoutes(services.siteStateFor) } satisfies Feature;
}
