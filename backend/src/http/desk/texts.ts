import { englishHome, paths } from "@etalase/contracts/site/paths";
import { byLanguage, isEnglish } from "@etalase/contracts/texts";
import type { ShownText, TextsAnswer } from "@etalase/contracts/texts.schema";
import { isBlank, type Shown } from "../../domain/desk.ts";
import { kind } from "./kind.ts";

// `saved` is the API's answer, which a test compares with its description: hence the cast.
const textsOf = (saved: Shown = {}): readonly ShownText[] => (saved as Partial<TextsAnswer>).texts ?? [];

/** The addresses of the fixed pages, by the names that the texts give them. */
const addresses = new Map<string, string>(Object.entries(paths));

/** The owner's words. An emptied text is shown as it is saved, since it cannot be saved empty. */
export const texts = kind<Shown>({
  saved: () => "/api/texts",
  fields: (saved) => Object.fromEntries(textsOf(saved).map(({ key, value }) => [key, value])),
  words: {},
  derived: (shown, { saved }) =>
    Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, isBlank(text) ? saved[key] : text])),
  // The page of the first text that differs; texts of all pages, and those of records, are looked at on the landing page.
  page(shown, saved) {
    const changed = textsOf(saved).find(({ key, value }) => shown[key] !== value);
    if (changed && isEnglish(changed.key)) return englishHome;
    return addresses.get(changed?.page ?? "") ?? paths.home;
  },
  site(shown, { english }, saved) {
    const said = textsOf(saved).flatMap((text) => {
      const words = shown[text.key];
      return typeof words === "string" && words !== text.default ? [[text.key, words] as const] : [];
    });
    const texts = byLanguage(Object.fromEntries(said));
    return { texts: texts.id, ...(english ? { english: texts.en } : {}) };
  },
});
