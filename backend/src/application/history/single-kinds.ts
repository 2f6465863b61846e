import type { KeptRecord } from "../../domain/history.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Fingerprint } from "../audit.ts";
import { type MenusRepository, menusAbout, menusIn, storedMenus } from "../menus.ts";
import { type SectionsRepository, sectionsAbout, sectionsIn, storedSections } from "../sections.ts";
import {
  codeActs,
  guardBrand,
  guardCode,
  guardPhone,
  knownSettings,
  type SettingsRepository,
  settingsAbout,
  storedSettings,
} from "../settings.ts";
import { recordOf, storedTexts, type TextCatalogue, type TextsRepository, textsAbout, textsIn } from "../texts.ts";
import { type Kind, onlyKind } from "./kinds.ts";

const settingsOf = (record: KeptRecord): Settings => knownSettings(record);

/** The settings. */
export const settingsKind = ({
  settings,
  fingerprint,
}: Readonly<{ settings: SettingsRepository; fingerprint: Fingerprint }>): Kind => ({
  ...onlyKind(settingsAbout, {
    find: () => storedSettings(settings),
    save: (record) => settings.save(settingsOf(record)),
  }),
  guard(before, after, { user }) {
    if (!before || !after) return;
    if (user) guardCode(settingsOf(before), settingsOf(after), user);
    guardPhone(settingsOf(before), { contactPhone: settingsOf(after).contactPhone });
    guardBrand(settingsOf(after).brand);
  },
  acts: (before, after) => codeActs(settingsOf(before), settingsOf(after), fingerprint),
});

/** The owner's own words. */
export const textsKind = ({ texts, catalogue }: Readonly<{ texts: TextsRepository; catalogue: TextCatalogue }>): Kind =>
  onlyKind(textsAbout, {
    find: async () => recordOf(await storedTexts(texts), await catalogue()),
    save: (record) => texts.save(textsIn(record)),
  });

/** The landing page's sections. */
export const sectionsKind = (sections: SectionsRepository): Kind =>
  onlyKind(sectionsAbout, {
    find: () => storedSections(sections),
    save: (record) => sections.save(sectionsIn(record)),
  });

/** The menus. */
export const menusKind = (menus: MenusRepository): Kind =>
  onlyKind(menusAbout, {
    find: () => storedMenus(menus),
    save: (record) => menus.save(menusIn(record)),
  });
