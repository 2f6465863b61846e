import { type DashboardLanguage, isLanguage } from "@etalase/contracts/auth";
import type { PageLanguage } from "@etalase/contracts/public-api";
import { acceptedParam, languageParam } from "@etalase/contracts/site/page-language";
import { english, type Words } from "../account/words/english.ts";
import { indonesian } from "../account/words/indonesian.ts";
import type { Place } from "../page/page.ts";
import type { Account } from "../site/site.ts";

/** The words of the account pages, by language. Only the server loads them. */
export const wordsIn: Readonly<Record<DashboardLanguage, Words>> = { en: english, id: indonesian };

/** Returns the words of an account page in its language. */
export const accountIn = ({ language, isChosen }: PageLanguage): Account => ({
  ...wordsIn[language].account,
  language,
  ...(isChosen ? { chosen: language } : {}),
});

/** Reads the language that the server found for a page, see `languageQuery`. */
export function languageOf({ query }: Pick<Place, "query">): PageLanguage {
  const [chosen, accepted] = [query.get(languageParam), query.get(acceptedParam)];
  if (isLanguage(chosen)) return { language: chosen, isChosen: true };
  return { language: isLanguage(accepted) ? accepted : "en", isChosen: false };
}
