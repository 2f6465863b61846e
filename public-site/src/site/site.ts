import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { SiteContext } from "@etalase/contracts/public-api";
import { localPath, ownPath, paths } from "@etalase/contracts/site/paths";
import type { SectionId } from "@etalase/contracts/site/sections";
import { createContext, useContext } from "react";
import type { Words as AccountWords } from "../account/words/english.ts";
import { type Declared, type Words, wordsFor } from "./texts.ts";

/** The language of an account page, and the page's words in it. */
export type Account = AccountWords["account"] &
  Readonly<{
    language: DashboardLanguage;
    /** The language, when the address names it. Links to other account pages then name it, too. */
    chosen?: DashboardLanguage;
  }>;

/** The site as pages show it. */
export type ShownSite = SiteContext & Readonly<{ account?: Account }>;

const Context = createContext<ShownSite | null>(null);

export const SiteProvider = Context.Provider;

/** Returns the settings and facts about the site that all pages share. */
export function useSite(): ShownSite {
  const site = useContext(Context);
  if (!site) throw new Error("useSite needs a SiteProvider around it");
  return site;
}

/** Returns the landing page in the language of the page. */
export const homeOf = ({ language }: SiteContext): string => localPath(language, paths.home);

export const isHome = (path: string): boolean => ownPath(path) === paths.home;

export type Language = Pick<SiteContext, "language">;
type PathHere = (path: string) => string;

/** Returns the address of a page in a language, from its address in the site's own. */
export const pathIn =
  ({ language }: Language): PathHere =>
  (path) =>
    localPath(language, path);

export const usePathHere = (): PathHere => pathIn(useSite());

/** Returns declared words in the language of the page, as its owner says them. */
export const useWords = <W extends Words>(declared: Declared<W>): W => wordsFor(declared, useSite());

/** Tells whether a list, by its path in the site's own language, is there in the language of the page. */
export const hasList = ({ language, englishLists }: SiteContext, path: string): boolean =>
  !language || Boolean(englishLists?.includes(path));

/** Tells whether the landing page has a section, where its content is there. */
export const hasSection = ({ sections }: SiteContext, id: SectionId): boolean => sections?.page.includes(id) ?? true;
