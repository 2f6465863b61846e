import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { knownSettings } from "../../../application/settings.ts";
import type { Settings } from "../../../domain/settings.ts";
import { mediaUrl } from "./picture-view.ts";

/** The public form of the settings: pictures as absolute addresses, the icon as a path. */
export function settingsView(found: Settings, mediaPublicUrl: string): SiteSettings {
  const { version: _version, ...settings } = knownSettings(found);
  const { logo, favicon, ogImage } = settings;
  return {
    ...settings,
    logo: logo ? mediaUrl(logo, mediaPublicUrl) : "",
    favicon: favicon ? mediaUrl(favicon, "") : "",
    ogImage: ogImage ? mediaUrl(ogImage, mediaPublicUrl) : "",
  };
}
