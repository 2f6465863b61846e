import { previewWords } from "@etalase/contracts/desk/desk";
import { menusUpdate } from "@etalase/contracts/menus.schema";
import { sectionsUpdate } from "@etalase/contracts/sections.schema";
import { socialNetworks } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { type BrandColours, brandKeys, cleanColour } from "@etalase/contracts/site/brand-colours";
import type { Menus } from "@etalase/contracts/site/menus";
import { englishHome, paths } from "@etalase/contracts/site/paths";
import { shownSections } from "@etalase/contracts/site/sections";
import { byLanguage, isEnglish } from "@etalase/contracts/texts";
import type { ShownText, TextsAnswer } from "@etalase/contracts/texts.schema";
import { isBlank, type Shown, type Values } from "../../domain/desk.ts";
import { kind } from "./kind.ts";

const only = (names: readonly string[], values: Values): Shown =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** The texts that pages show. All others stay as they are: codes, tags, analytics. */
const shownOf = (values: Values) =>
  only(["siteName", "siteDescription", "logo", "contactEmail", "contactPhone", "address"], values);

/** Colours as they were typed; the pages ignore what is none. */
const coloursIn = (typed: unknown): Partial<BrandColours> =>
  Object.fromEntries(
    brandKeys.flatMap((key) => {
      const value: unknown = Object(typed)[key];
      return typeof value === "string" ? [[key, cleanColour(value)]] : [];
    }),
  );

export const settings = kind<SiteSettings>({
  saved: () => "/api/settings",
  // The form has all networks on one level.
  named(values, { socialMedia, brand }) {
    const typed = Object.entries({ ...Object(values.socialMedia), ...only(socialNetworks, values) });
    const links = typed.filter(([name, value]) => name in socialMedia && typeof value === "string");
    return {
      ...shownOf(values),
      socialMedia: { ...socialMedia, ...Object.fromEntries(links) },
      brand: { ...brand, ...coloursIn(values.brand) },
    };
  },
  words: { siteName: previewWords.name },
  page: () => paths.home,
  site: ({ socialMedia, brand, ...shown }, site) => ({
    settings: { ...site.settings, ...shownOf(shown), socialMedia, brand },
  }),
});

// `saved` is the API's answer, which a test compares with its description: hence the cast.
const savedTexts = (saved: Shown = {}): readonly ShownText[] => (saved as Partial<TextsAnswer>).texts ?? [];

/** The addresses of the fixed pages, by the names that the texts give them. */
const addresses = new Map<string, string>(Object.entries(paths));

/** The owner's words. An emptied text is shown as it is saved, since it cannot be saved empty. */
export const texts = kind<Shown>({
  saved: () => "/api/texts",
  fields: (saved) => Object.fromEntries(savedTexts(saved).map(({ key, value }) => [key, value])),
  words: {},
  derived: (shown, { saved }) =>
    Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, isBlank(text) ? saved[key] : text])),
  // The page of the first text that differs; texts of all pages, and those of records, are looked at on the landing page.
  page(shown, saved) {
    const changed = savedTexts(saved).find(({ key, value }) => shown[key] !== value);
    if (changed && isEnglish(changed.key)) return englishHome;
    return addresses.get(changed?.page ?? "") ?? paths.home;
  },
  site(shown, { english }, saved) {
    const changedTexts = savedTexts(saved).flatMap((text) => {
      const words = shown[text.key];
      return typeof words === "string" && words !== text.default ? [[text.key, words] as const] : [];
    });
    const texts = byLanguage(Object.fromEntries(changedTexts));
    return { texts: texts.id, ...(english || Object.keys(texts.en).length > 0 ? { english: texts.en } : {}) };
  },
});

/** The landing page in the typed order. A list that could not be saved is shown as the saved one. */
export const sections = kind<Shown>({
  saved: () => "/api/sections",
  words: {},
  derived: (_shown, { values, saved }) => ({ ...saved, ...sectionsUpdate.safeParse(values).data }),
  page: () => paths.home,
  site: (shown) => ({ sections: shownSections(sectionsUpdate.parse(shown).sections) }),
});

/** The landing page with the typed menus. Menus that could not be saved are shown as the saved ones. */
export const menus = kind<Menus>({
  saved: () => "/api/menus",
  words: {},
  derived: (_shown, { values, saved }) => ({ ...saved, ...menusUpdate.safeParse(values).data }),
  page: () => paths.home,
  site: ({ navbar, footer }) => ({ menus: { navbar, footer } }),
});
