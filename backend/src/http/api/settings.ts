import {
  type SettingsAnswer,
  type SettingsVersion,
  type SiteSettings,
  settingsAnswer,
  settingsUpdate,
  settingsVersion,
} from "@etalase/contracts/settings.schema";
import { synonymsAnswer, synonymsUpdate } from "@etalase/contracts/synonyms.schema";
import { knownSettings, type SettingsService, settingsPictures } from "../../application/settings.ts";
import type { Settings } from "../../domain/settings.ts";
import { editOf } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Route, route } from "./route.ts";
import { mediaUrl } from "./views/picture-view.ts";

/** The public form of the settings, without those that concern staff alone: pictures as absolute addresses, the icon as a path. */
export function settingsView(row: Settings, publicUrl: string): SiteSettings {
  const { version: _version, alerts: _alerts, synonyms: _synonyms, ...settings } = knownSettings(row);
  const { logo, favicon, ogImage } = settings;
  return {
    ...settings,
    logo: logo ? mediaUrl(logo, publicUrl) : "",
    favicon: favicon ? mediaUrl(favicon, "") : "",
    ogImage: ogImage ? mediaUrl(ogImage, publicUrl) : "",
  };
}

const path = "/api/settings";
const synonymsPath = "/api/synonyms";

const synonymsOf = ({ synonyms, version }: Settings) => ({ body: { synonyms, version }, version });

export function settingsRoutes(
  settings: SettingsService,
  answerMinutes: () => Promise<number | null>,
  publicUrl: string,
): readonly Route[] {
  const publicView = (settings: Settings): SettingsVersion => ({
    ...settingsView(settings, publicUrl),
    version: settings.version,
  });
  const view = (settings: Settings): SettingsVersion => ({ ...publicView(settings), alerts: settings.alerts });
  const answerOf = async ({ version, ...shown }: SettingsVersion) => {
    const body: SettingsAnswer = { ...shown, version, answerMinutes: await answerMinutes() };
    return { body, version };
  };
  const whole = (settings: Settings) => answerOf(view(settings));

  return [
    route.read(path, {
      response: settingsAnswer,
      read: async ({ viewer }) => answerOf((viewer === "staff" ? view : publicView)(await settings.get())),
    }),
    route.put(path, "staff", {
      body: { schema: settingsUpdate, pictures: settingsPictures },
      response: settingsAnswer,
      handle: async (call) => whole(await settings.update(call.input, editOf(call))),
    }),
    route.get(synonymsPath, "staff", {
      response: synonymsAnswer,
      handle: async () => synonymsOf(await settings.get()),
    }),
    route.put(synonymsPath, "staff", {
      body: { schema: synonymsUpdate },
      response: synonymsAnswer,
      handle: async (call) => synonymsOf(await settings.update(call.input, editOf(call))),
    }),
    ...revisionRoutes({ path, only: "settings", revisions: settings.revisions, view, response: settingsVersion }),
  ];
}
