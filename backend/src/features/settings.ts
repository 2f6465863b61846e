import { fingerprint } from "../adapters/fingerprint.ts";
import type { ContentNeeds } from "../application/record-changes.ts";
import { createSettingsService } from "../application/settings.ts";
import { settingsRoutes } from "../http/api/settings.ts";
import { customCode } from "../http/pages/custom-code.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** The site's settings, and the owner's own styles and scripts among them. */
export function settingsFeature({ stores }: Base, writing: ContentNeeds) {
  const settings = createSettingsService({ ...writing, settings: stores.settings, fingerprint });
  return {
    services: { settings },
    routes: ({ addresses }) => settingsRoutes(settings, addresses.mediaPublicUrl),
    pages: ({ customCode: enabled, fallbacks }) => [customCode({ settings, enabled, fallback: fallbacks.ofSite })],
  } satisfies Feature;
}
