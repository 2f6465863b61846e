import { fingerprint } from "../adapters/fingerprint.ts";
import type { ContentNeeds } from "../application/record-changes.ts";
import { createSettingsService } from "../application/settings.ts";
import { createTextsService } from "../application/texts/texts.ts";
import { settingsRoutes } from "../http/api/settings.ts";
import { textsRoutes } from "../http/operating/texts.ts";
import { customCode } from "../http/pages/custom-code.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** The site's settings, with the owner's own styles and scripts, and the owner's own words. */
export function settingsFeature({ stores, textCatalogue: catalogue }: Base, writing: ContentNeeds) {
  const settings = createSettingsService({ ...writing, settings: stores.settings, fingerprint });
  const texts = createTextsService({ ...writing, texts: stores.texts, catalogue });
  return {
    services: { settings, texts },
    routes: ({ addresses }) => [...settingsRoutes(settings, addresses.mediaPublicUrl), ...textsRoutes(texts)],
    pages: ({ customCode: enabled, fallbacks }) => [customCode({ settings, enabled, fallback: fallbacks.ofSite })],
  } satisfies Feature;
}
