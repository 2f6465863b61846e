import { type DashboardLanguage, isLanguage, languageKey } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { paths } from "@etalase/contracts/site/paths";

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Without storage the browser's language holds.
    return null;
  }
}

/** Returns the first of the reader's languages that the dashboard speaks. */
const browsersLanguage = (): DashboardLanguage =>
  navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";

function chosenLanguage(): DashboardLanguage {
  const stored = storedLanguage();
  return isLanguage(stored) ? stored : browsersLanguage();
}

/** The language of all screens. It stays the same until the page is loaded anew, so constants of modules may use it. */
export const language = chosenLanguage();

/** The address of the sign-in page, in the language of the screens. By itself the page speaks that of the browser. */
export const loginAddress = inLanguage(paths.login, language === browsersLanguage() ? undefined : language);

/** The locale of dates, times and numbers. */
export const locale = language === "id" ? "id-ID" : "en-GB";

const distances = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** Says a distance in time, in Indonesian shorter than browsers do: "in 3 days", "2 hours ago". */
export const distanceIn = (...away: Parameters<typeof distances.format>): string =>
  distances
    .format(...away)
    .replace("kemarin dulu", "2 hari lalu")
    .replace(" yang lalu", " lalu");

/** Stores the language of the next pages. Returns false when the browser has no room for it. */
export function keepLanguage(next: DashboardLanguage): boolean {
  try {
    localStorage.setItem(languageKey, next);
    return true;
  } catch {
    return false;
  }
}
