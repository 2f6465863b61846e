import type { SiteContext } from "@etalase/contracts/public-api";
import type { SectionId } from "@etalase/contracts/site/sections";
import { createContext, useContext } from "react";

const Context = createContext<SiteContext | null>(null);

export const SiteProvider = Context.Provider;

/** Returns the settings and facts about the site that all pages share. */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error("useSite needs a SiteProvider around it");
  return site;
}

/** Tells whether the landing page has a section, where its content is there. */
export const hasSection = ({ sections }: SiteContext, id: SectionId): boolean => sections?.page.includes(id) ?? true;
