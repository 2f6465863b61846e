import type { SiteContext } from "@etalase/contracts/public-api";
import { englishHome, paths } from "@etalase/contracts/site/paths";
import { useSite } from "../site/site.ts";

/** The landing page in the other language, where the site has two. */
export function otherLanguage({ english, language }: SiteContext) {
  if (!english) return undefined;
  return language
    ? ({ code: "id", label: "Bahasa Indonesia", url: paths.home } as const)
    : ({ code: "en", label: "English", url: englishHome } as const);
}

/** Leads to the landing page in the other language. */
export function OtherLanguage() {
  const other = otherLanguage(useSite());
  if (!other) return null;
  return (
    <a href={other.url} lang={other.code} hrefLang={other.code}>
      {other.label}
    </a>
  );
}
