import { isLanguage } from "@etalase/contracts/auth";
import type { PageLanguage } from "@etalase/contracts/public-api";
import { acceptedParam, languageParam } from "@etalase/contracts/site/page-language";
import { wordsIn } from "../account/words/words.ts";
import type { Place } from "../page/page.ts";
import type { Account } from "../site/account.ts";

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
