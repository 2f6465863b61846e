import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer, SiteSettings } from "@etalase/contracts/settings.schema";
import { guarded } from "../data/authProvider.ts";
import { http } from "../data/http.ts";
import { ifMatch } from "../data/wire.ts";

const url = "/api/settings";

/** What is sent: pictures as data URLs, as the URL they are stored under, or "" to go without. */
export type SettingsChanges = Partial<SiteSettings>;

const isUsableIcon = (favicon: string) => favicon === "" || favicon.startsWith("data:") || favicon.startsWith("/");

/** The settings as they are used: all networks are there, and the icon's address can stand in the page. */
export function completed(given: SettingsChanges): SiteSettings {
  const { favicon = "", socialMedia, ...rest } = given;
  return {
    ...defaultSettings,
    ...rest,
    favicon: isUsableIcon(favicon) ? favicon : `/${favicon}`,
    socialMedia: { ...defaultSettings.socialMedia, ...socialMedia },
  };
}

/** The settings as they were at one time. */
export type Edition = Readonly<{ settings: SiteSettings; version?: number }>;

function editionOf({ json }: Awaited<ReturnType<typeof http>>): Edition {
  const { version, ...settings }: Partial<SettingsAnswer> = json;
  return { settings: completed(settings), ...(version !== undefined && { version }) };
}

export const loadSettings = async (): Promise<Edition> => editionOf(await guarded(http(url)));

/** @throws {HttpError} 412 when somebody else has saved since `version`; {DOMException} "AbortError" when stopped */
export async function saveSettings(
  changes: SettingsChanges,
  version: number | undefined,
  signal?: AbortSignal,
): Promise<Edition> {
  const headers = new Headers(ifMatch({ version }));
  const sending = { method: "PUT", headers, body: JSON.stringify(changes), ...(signal && { signal }) };
  return editionOf(await guarded(http(url, sending)));
}
