import { englishHome, paths } from "./paths.ts";

/** The landing page in each language, as search engines know them. */
export const homes = [
  ["id", paths.home],
  ["en", englishHome],
  ["x-default", paths.home],
] as const;

/** Tells whether an address, with or without its query, is one of a page in English. */
export const isEnglishPath = (url: string): boolean => new RegExp(`^${englishHome}(?:[/?]|$)`).test(url);
