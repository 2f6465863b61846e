import { previewWords } from "@etalase/contracts/desk/desk";
import { socialNetworks } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { type BrandColours, brandKeys, cleanColour } from "@etalase/contracts/site/brand-colours";
import { paths } from "@etalase/contracts/site/paths";
import type { Shown, Values } from "../../domain/desk.ts";
import { kind } from "./kind.ts";

const only = (names: readonly string[], values: Values): Shown =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** The texts that pages show. All others stay as they are: codes, tags, analytics. */
const textsOf = (values: Values) =>
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
      ...textsOf(values),
      socialMedia: { ...socialMedia, ...Object.fromEntries(links) },
      brand: { ...brand, ...coloursIn(values.brand) },
    };
  },
  words: { siteName: previewWords.name },
  page: () => paths.home,
  site: ({ socialMedia, brand, ...shown }, site) => ({
    settings: { ...site.settings, ...textsOf(shown), socialMedia, brand },
  }),
});
