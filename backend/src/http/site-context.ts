import type { SiteContext } from "@etalase/contracts/public-api";
import type { SettingsService } from "../application/settings.ts";
import { codeFile } from "./custom-code.ts";
import { settingsView } from "./settings-view.ts";

type SiteConfig = Pick<SiteContext, "publicUrl" | "registration" | "whatsappFallback" | "speedInsightsUrl"> &
  Readonly<{ customCode: boolean }>;

/**
 * What pages show of the site, as the settings are now. Whoever is signed in gets it `forStaff`: without custom code
 * and without measuring, since both run on the origin where their token lies.
 */
export const createSiteContext =
  (
    settings: SettingsService,
    { publicUrl, registration, whatsappFallback, customCode, speedInsightsUrl }: SiteConfig,
  ) =>
  async ({ forStaff }: Readonly<{ forStaff: boolean }>): Promise<SiteContext> => {
    const view = settingsView(await settings.get(), publicUrl);
    const shared = { publicUrl, registration, whatsappFallback };
    if (forStaff) return { ...shared, settings: { ...view, googleAnalyticsId: "" }, speedInsightsUrl: "" };
    const customCss = customCode ? codeFile("css", view.customCss) : undefined;
    const customJs = customCode ? codeFile("js", view.customJs) : undefined;
    return {
      ...shared,
      settings: view,
      speedInsightsUrl,
      ...(customCss ? { customCss } : {}),
      ...(customJs ? { customJs } : {}),
    };
  };
