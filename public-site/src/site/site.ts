import type { SiteContext } from "@etalase/contracts/public-api";
import { createContext, useContext } from "react";

const Context = createContext<SiteContext | null>(null);

export const SiteProvider = Context.Provider;

/** Returns the settings and facts about the site that all pages share. */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error("useSite needs a SiteProvider around it");
  return site;
}
