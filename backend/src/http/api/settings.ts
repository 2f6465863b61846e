import { faviconRule, sharePictureRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { type SettingsAnswer, settingsAnswer, settingsUpdate } from "@etalase/contracts/settings.schema";
import type { SettingsService } from "../../application/settings.ts";
import type { Settings } from "../../domain/settings.ts";
import { type Route, route } from "./route.ts";
import { theUser } from "./session.ts";
import { settingsView } from "./settings-view.ts";

const path = "/api/settings";

export function settingsRoutes(settings: SettingsService, publicUrl: string): readonly Route[] {
  const whole = (found: Settings) => {
    const { version } = found;
    const body: SettingsAnswer = { ...settingsView(found, publicUrl), version };
    return { body, version };
  };

  return [
    route({
      method: "GET",
      path,
      who: "anyone",
      response: settingsAnswer,
      handle: async () => whole(await settings.get()),
    }),
    route({
      method: "PUT",
      path,
      who: "staff",
      body: {
        schema: settingsUpdate,
        pictures: { logo: { rule: siteLogoRule }, favicon: { rule: faviconRule }, ogImage: { rule: sharePictureRule } },
      },
      response: settingsAnswer,
      handle: async ({ input, uploads, signedIn, ifVersion }) =>
        whole(await settings.update(input, uploads, theUser(signedIn), ifVersion)),
    }),
  ];
}
