import { type DashboardLanguage, dashboardLanguages } from "@etalase/contracts/auth";

/** Each language by its own name, so that it is found on screens in the other one. */
export const languageNames: Readonly<Record<DashboardLanguage, string>> = { en: "English", id: "Bahasa Indonesia" };

export const isLanguage = (value: unknown): value is DashboardLanguage =>
  dashboardLanguages.some((language) => language === value);

/** The key of the browser's storage. */
export const languageKey = "language";

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Without storage the browser's language holds.
    return null;
  }
}

/** Returns the first of the reader's languages that the dashboard speaks. */
const browsersLanguage = () => navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);

function chosenLanguage(): DashboardLanguage {
  const stored = storedLanguage();
  return isLanguage(stored) ? stored : (browsersLanguage() ?? "en");
}

/** The language of all screens. It stays the same until the page is loaded anew, so constants of modules may use it. */
export const language = chosenLanguage();

/** The locale of dates, times and numbers. */
export const locale = language === "id" ? "id-ID" : "en-GB";

/** Stores the language of the next pages. Returns false when the browser has no room for it. */
export function keepLanguage(next: DashboardLanguage): boolean {
  try {
    localStorage.setItem(languageKey, next);
    return true;
  } catch {
    return false;
  }
}
