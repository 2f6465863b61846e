import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer, SiteSettings } from "@etalase/contracts/settings.schema";
import { screen } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { dropCopyOf } from "./copiesApi.ts";
import { renderApp, staff } from "./renderApp.tsx";
import { server } from "./server.ts";

type Opening = Readonly<{
  /** The screen beside the first one. */
  view?: string;
  stored?: Partial<SettingsAnswer>;
  /** Answers a save; by default with what was sent. */
  answer?: (sent: SiteSettings) => Response;
  as?: object;
}>;

/** Opens the settings; records the saves. */
export async function openSettings({ view, stored, answer, as = staff }: Opening = {}) {
  const settings = { ...defaultSettings, version: 1, ...stored };
  const sent: SiteSettings[] = [];
  server.use(
    http.get("/api/settings", () => HttpResponse.json(settings)),
    http.put<never, SiteSettings>("/api/settings", async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const response = answer?.(body) ?? HttpResponse.json({ ...settings, ...body });
      if (response.ok) dropCopyOf("settings/settings");
      return response;
    }),
  );
  const user = renderApp(view ? `/dashboard/settings?view=${view}` : "/dashboard/settings", as);
  await screen.findByRole("button", { name: "Save Settings" });
  await screen.findAllByRole("region");
  return { user, sent, save: () => user.click(screen.getByRole("button", { name: "Save Settings" })) };
}
