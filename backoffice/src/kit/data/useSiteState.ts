import type { SiteState } from "@etalase/contracts/site-state.schema";
import { useCall } from "./useCall.ts";

/** Loads the state of the site's parts, for the screens that lead to them. */
export const useSiteState = () => useCall<SiteState>("dashboard/state", ["dashboard", "state"]);
