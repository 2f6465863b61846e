export const languages = ["en", "id"] as const;
export type Language = (typeof languages)[number];

/** The key of the browser's storage; no screen sets it until all of them are translated. */
export const languageKey = "language";

function chosenLanguage(): Language {
  try {
    return localStorage.getItem(languageKey) === "id" ? "id" : "en";
  } catch {
    // Without storage the screens are English.
    return "en";
  }
}

/** The language of all screens. It stays the same until the page is loaded anew, so constants of modules may use it. */
export const language = chosenLanguage();

/** The locale of dates, times and numbers. */
export const locale = language === "id" ? "id-ID" : "en-GB";
