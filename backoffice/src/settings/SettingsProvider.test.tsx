import { defaultSettings } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import type { ReactNode } from "react";
import { CoreAdminContext } from "react-admin";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDataProvider } from "../data/dataProvider.ts";
import { signIn } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { SettingsProvider, useSettings } from "./SettingsProvider.tsx";

const provider = createDataProvider({});
const Provided = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={provider}>
    <SettingsProvider>{children}</SettingsProvider>
  </CoreAdminContext>
);

const noNetworks = defaultSettings.socialMedia;

const serve = (settings: object) => server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
const answerPut = (answer: () => Response | Promise<Response>) => server.use(http.put("/api/settings", answer));

const icon = () => document.querySelector("link[rel~=icon]");

async function loaded() {
  signIn();
  const hook = renderHook(useSettings, { wrapper: Provided });
  await waitFor(() => expect(hook.result.current.loading).toBe(false));
  return hook.result;
}

let own: HTMLLinkElement;
beforeEach(() => {
  own = Object.assign(document.createElement("link"), { rel: "icon", type: "image/svg+xml", href: "/own.svg" });
  document.head.append(own);
});
afterEach(() => own.remove());

describe("the hook", () => {
  test("throws outside its provider", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderHook(useSettings)).toThrow("useSettings must be used within a SettingsProvider");
    vi.restoreAllMocks();
  });
});

describe("loading", () => {
  test("is underway from the start, and over once the settings are there", async () => {
    serve({ ...defaultSettings, siteName: "Toko Ana" });
    const { result } = renderHook(useSettings, { wrapper: Provided });
    expect(result.current.loading).toBe(true);
    expect(result.current.settings).toEqual(defaultSettings);
    await waitFor(() => expect(result.current.loading).toBe(false));
    expect(result.current.settings.siteName).toBe("Toko Ana");
    expect(result.current.error).toBeNull();
  });

  test("keeps the defaults when it fails, and can be tried again", async () => {
    server.use(http.get("/api/settings", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    const result = await loaded();
    expect(result.current.error).toBe("Failed to load settings");
    expect(result.current.settings).toEqual(defaultSettings);
    serve({ ...defaultSettings, siteName: "Toko Ana" });
    await act(() => result.current.reload());
    expect(result.current.error).toBeNull();
    expect(result.current.settings.siteName).toBe("Toko Ana");
  });

  test("fills in the networks that are missing", async () => {
    serve({ siteName: "Toko Ana" });
    expect((await loaded()).current.settings.socialMedia).toEqual(noNetworks);
    serve({ siteName: "Toko Ana", socialMedia: { facebook: "https://facebook.com/a" } });
    expect((await loaded()).current.settings.socialMedia).toEqual({
      ...noNetworks,
      facebook: "https://facebook.com/a",
    });
  });
});

describe("the icon of the tab", () => {
  test.each([
    ["media/a.png", "/media/a.png"],
    ["/media/a.png", "/media/a.png"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
  ])("becomes %s", async (favicon, href) => {
    serve({ ...defaultSettings, favicon });
    const result = await loaded();
    expect(result.current.settings.favicon).toBe(href);
    expect(icon()?.getAttribute("href")).toBe(href);
    expect(icon()?.hasAttribute("type")).toBe(false);
  });

  test("stays the dashboard's own without one", async () => {
    await loaded();
    expect(icon()?.getAttribute("href")).toBe("/own.svg");
  });
});

describe("an update", () => {
  afterEach(() => vi.restoreAllMocks());
  const changes = { siteName: "Toko Baru", favicon: "data:image/png;base64,AA==" };

  test("shows at once, and then what the server made of it", async () => {
    const late = Promise.withResolvers<void>();
    answerPut(async () => {
      await late.promise;
      return HttpResponse.json({ ...defaultSettings, ...changes, siteName: "Toko baru", favicon: "/media/new.png" });
    });
    const result = await loaded();
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.updateSettings(changes);
    });
    expect(result.current.settings.siteName).toBe("Toko Baru");
    expect(icon()?.getAttribute("href")).toBe(changes.favicon);
    late.resolve();
    await act(() => outcome);
    expect(result.current.settings.siteName).toBe("Toko baru");
    expect(icon()?.getAttribute("href")).toBe("/media/new.png");
    await expect(outcome).resolves.toMatchObject({ success: true });
  });

  test("is conditional on what was loaded, or saved last", async () => {
    const conditions: (string | null)[] = [];
    const edition = (version: number) => HttpResponse.json({ ...defaultSettings, version });
    server.use(
      http.get("/api/settings", () => edition(1)),
      http.put("/api/settings", ({ request }) => {
        conditions.push(request.headers.get("If-Match"));
        return edition(2);
      }),
    );
    const result = await loaded();
    await act(() => result.current.updateSettings(changes));
    await act(() => result.current.updateSettings(changes));
    expect(conditions).toEqual(['"1"', '"2"']);
  });

  test.each([
    [
      "refused",
      () => HttpResponse.json({ message: "no", errors: { siteName: "Site name is required" } }, { status: 400 }),
    ],
    ["not answered", () => HttpResponse.error()],
  ])("that is %s leaves what was there", async (_, answer) => {
    answerPut(answer);
    const stored: SiteSettings = { ...defaultSettings, siteName: "Toko Ana", favicon: "/media/a.png" };
    serve(stored);
    const result = await loaded();
    await act(async () => {
      const outcome = await result.current.updateSettings(changes);
      expect(outcome).toMatchObject({ success: false, message: "Failed to update settings" });
    });
    expect(result.current.settings).toEqual(stored);
    expect(icon()?.getAttribute("href")).toBe("/media/a.png");
  });
});
