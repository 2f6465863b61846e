import { unknownBrowser } from "@etalase/contracts/auth";
import { t } from "../kit/language/t.ts";

/** Says a session's browser, which the server names in English: "Chrome on Android". */
export function browserName(told: string): string {
  if (told === unknownBrowser) return t(unknownBrowser);
  const [browser = "", system] = told.split(" on ");
  return system ? t("{browser} on {system}", { browser, system }) : told;
}
