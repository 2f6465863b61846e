// Kept apart from the paths, which every page loads.

/** The parameter that names the language of an account page. */
export const languageParam = "lang";

/** The parameter by which the server itself names the language that the browser prefers. */
export const acceptedParam = "accepted";

/** Without a language, the browser's preference decides. */
export const inLanguage = (path: string, language?: string): string =>
  language ? `${path}?${languageParam}=${language}` : path;
