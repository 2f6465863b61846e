import type { SiteContext } from "@etalase/contracts/public-api";
import { localPath, ownPath, type SiteLanguage } from "@etalase/contracts/site/paths";

/** The address of a list in the other language, where it is there in both; filtered lists have none. */
export function listInOther(canonical: string, { language, englishLists }: SiteContext) {
  const path = ownPath(canonical);
  return englishLists?.includes(path) && { translation: localPath(language ? "id" : "en", path) };
}

/** Tells whether a record's language is not that of the address. Browsers leave such addresses to the server. */
export const isOfOther = (language: SiteLanguage, place: Readonly<{ language?: SiteLanguage | undefined }>): boolean =>
  language !== (place.language ?? "id");
