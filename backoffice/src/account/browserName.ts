import { unknownBrowser } from "@etalase/contracts/auth";
import { t } from "../kit/language/t.ts";

/** Says a session's browser, which the server names in English: "Chrome on Android". */
export function browserName(english: string): string {
  if (english === unknownBrowser) return t(unknownBrowser);
  const [browser = "", system] = english.split(" on ");
  return system ? t("{browser} on {system}", { browser, system }) : english;
}
