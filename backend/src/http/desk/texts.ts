import type { ShownText, TextsAnswer } from "@etalase/contracts/operating/texts.schema";
import { paths } from "@etalase/contracts/site/paths";
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
    return addresses.get(changed?.page ?? "") ?? paths.home;
  },
  site: (shown, _site, saved) => ({
    texts: Object.fromEntries(
      textsOf(saved).flatMap((text) => {
        const said = shown[text.key];
        return typeof said === "string" && said !== text.default ? [[text.key, said] as const] : [];
      }),
    ),
  }),
});
