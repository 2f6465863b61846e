import { isLanguage } from "@etalase/contracts/auth";
import { keepLanguage, language } from "./language.ts";

/** Whether the page may still be loaded anew: until the account's language is known, or something was typed. */
let isFresh = true;

/** Must be called before the page is shown. */
export function watchTyping(): void {
  const begin = () => {
    isFresh = false;
  };
  window.addEventListener("input", begin, { capture: true, once: true });
}

/**
 * Takes over the language of the account, which wins over the browser's. Later than at the start it waits for the next
 * page.
 * @returns whether the page should be loaded anew
 */
export function followAccount(chosen: unknown): boolean {
  const wasFresh = isFresh;
  isFresh = false;
  // Where nothing can be stored, each page would be loaded anew for ever.
  return isLanguage(chosen) && chosen !== language && keepLanguage(chosen) && wasFresh;
}
