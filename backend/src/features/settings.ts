import { fingerprint } from "../adapters/fingerprint.ts";
import { createAnswerTime } from "../application/leads/answer-time.ts";
import { createMenusService } from "../application/menus.ts";
import type { PagesService } from "../application/pages.ts";
import type { ContentNeeds } from "../application/record-changes.ts";
import { createSectionsService } from "../application/sections.ts";
import { createSettingsService } from "../application/settings.ts";
import { createTextsService } from "../application/texts.ts";
import { menusRoutes } from "../http/api/menus.ts";
import { sectionsRoutes } from "../http/api/sections.ts";
import { settingsRoutes } from "../http/api/settings.ts";
import { textsRoutes } from "../http/api/texts.ts";
import { customCode } from "../http/pages/custom-code.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/**
 * The site's settings, with the owner's own styles and scripts, the owner's own words, the order of sections, and the
 * menus.
 */
export function settingsFeature(
  { stores, now, textCatalogue: catalogue, builtTexts }: Base,
  writing: ContentNeeds,
  pages: Pick<PagesService, "inMenus">,
) {
  const settings = createSettingsService({ ...writing, users: stores.users, settings: stores.settings, fingerprint });
  const answerMinutes = createAnswerTime({ ...stores, now });
  const texts = createTextsService({ ...writing, texts: stores.texts, catalogue, builtTexts });
  const sections = createSectionsService({ ...writing, sections: stores.sections });
  const menus = createMenusService({ ...writing, menus: stores.menus, sections, pages });
  return {
    services: { settings, answerMinutes, texts, sections, menus },
    routes: ({ publicUrl }) => [
      ...settingsRoutes(settings, answerMinutes, publicUrl),
      ...textsRoutes(texts),
      ...sectionsRoutes(sections),
      ...menusRoutes(menus),
    ],
    pages: ({ customCode: enabled, fallbacks }) => [customCode({ settings, enabled, fallback: fallbacks.ofSite })],
  } satisfies Feature;
}
