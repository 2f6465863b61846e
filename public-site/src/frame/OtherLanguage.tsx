import type { LanguageLink, SiteContext } from "@etalase/contracts/public-api";
import { englishHome, paths } from "@etalase/contracts/site/paths";
import { useSite } from "../site/site.ts";

/** The page in the other language, or else the landing page there, where the site has two languages. */
export function otherLanguage({ english, language, translation }: SiteContext): LanguageLink | undefined {
  if (!english) return undefined;
  return language
    ? { language: "id", label: "Bahasa Indonesia", url: translation ?? paths.home }
    : { language: "en", label: "English", url: translation ?? englishHome };
}

/** Leads to the page in the other language. */
export function OtherLanguage() {
  const other = otherLanguage(useSite());
  if (!other) return null;
  return (
    <a href={other.url} lang={other.language} hrefLang={other.language}>
      {other.label}
    </a>
  );
}
