import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { capitalised } from "@etalase/contracts/text/text";
import { countBrace } from "@etalase/contracts/texts";

const numbers: Readonly<Record<SiteLanguage, string>> = {
  id: "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas",
  en: "no one two three four five six seven eight nine ten eleven twelve",
};

const wordOf = (count: number, language: SiteLanguage) =>
  numbers[language].split(" ")[count]?.replace("_", " ") ?? String(count);

/** Puts a number in words in the place of `{jumlah}`; it begins a sentence with a capital letter. */
export function withCount(text: string, count: number, language: SiteLanguage): string {
  const word = wordOf(count, language);
  // A mark of the page editor may stand before the first letter.
  const beginsAt = (place: number) => /(?:^|\ue001|[.!?]\s+)$/.test(text.slice(0, place));
  return text.replaceAll(`{${countBrace}}`, (_all, place: number) => (beginsAt(place) ? capitalised(word) : word));
}
