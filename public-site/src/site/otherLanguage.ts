import type { SiteContext } from "@etalase/contracts/public-api";
import type { SiteLanguage } from "@etalase/contracts/site/languages";
import { localPath, paths } from "@etalase/contracts/site/paths";

/** The address of a list in the other language, where it is there in both. */
export const listInOther = (list: "blog" | "portfolio", { language, englishLists }: SiteContext) =>
  englishLists?.includes(list) ? { translation: localPath(language ? "id" : "en", paths[list]) } : {};

/** Tells whether a record's language is not that of the address. Only the server meets such addresses. */
export const isOfOther = (language: SiteLanguage, place: Readonly<{ language?: SiteLanguage | undefined }>): boolean =>
  language !== (place.language ?? "id");
