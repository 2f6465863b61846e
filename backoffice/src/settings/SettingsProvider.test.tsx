import { defaultSettings } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import type { ReactNode } from "react";
import { CoreAdminContext } from "react-admin";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dataProvider } from "../kit/data/dataProvider.ts";
import { SettingsProvider, useSettings } from "../kit/data/SettingsProvider.tsx";
import { ErrorBoundary } from "../kit/parts/ErrorBoundary.tsx";
import { render } from "../test/render.tsx";
import { signIn } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const Provided = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={dataProvider}>
    <SettingsProvider>{children}</SettingsProvider>
  </CoreAdminContext>
);

const noNetworks = defaultSettings.socialMedia;

const serve = (settings: object) => server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
const answerPut = (answer: () => Response | Promise<Response>) => server.use(http.put("/api/settings", answer));

const icon = () => document.querySelector("link[rel~=icon]");

type Result = { current: ReturnType<typeof useSettings> };

const Reader = ({ result }: { result: Partial<Result> }) => {
  result.current = useSettings();
  return null;
};

/** Renders the hook inside its dataProvider. */
async function read(): Promise<Result> {
  const result: Partial<Result> = {};
  render(
    <Provided>
      <Reader result={result} />
    </Provided>,
  );
  await waitFor(() => expect(result.current).toBeDefined());
  return result as Result; // read by now
}

const done = (result: Result) => waitFor(() => expect(result.current.loading).toBe(false));

async function loaded() {
  signIn();
  const result = await read();
  await done(result);
  return result;
}

let own: HTMLLinkElement;
beforeEach(() => {
  own = Object.assign(document.createElement("link"), { rel: "icon", type: "image/svg+xml", href: "/own.svg" });
  document.head.append(own);
});
afterEach(() => own.remove());

describe("the hook", () => {
  test("throws outside its dataProvider", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <ErrorBoundary at="" fallback={String}>
        <Reader result={{}} />
      </ErrorBoundary>,
    );
    screen.getByText("Error: useSettings must be used within a SettingsProvider");
    vi.restoreAllMocks();
  });
});

describe("loading", () => {
  test("is underway from the start, and over once the settings are there", async () => {
    const late = Promise.withResolvers<Response>();
    server.use(http.get("/api/settings", () => late.promise));
    const result = await read();
    expect(result.current.loading).toBe(true);
    expect(result.current.settings).toEqual(defaultSettings);
    late.resolve(HttpResponse.json({ ...defaultSettings, siteName: "Toko Ana" }));
    await done(result);
    expect(result.current.settings.siteName).toBe("Toko Ana");
    expect(result.current.error).toBeNull();
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
  const { signal } = new AbortController();

  test("shows at once, and then what the server made of it", async () => {
    const late = Promise.withResolvers<void>();
    answerPut(async () => {
      await late.promise;
      return HttpResponse.json({ ...defaultSettings, ...changes, siteName: "Toko baru", favicon: "/media/new.png" });
    });
    const result = await loaded();
    const outcome = flushSync(() => result.current.updateSettings(changes, signal));
    expect(result.current.settings.siteName).toBe("Toko Baru");
    expect(icon()?.getAttribute("href")).toBe(changes.favicon);
    late.resolve();
    await waitFor(() => expect(result.current.settings.siteName).toBe("Toko baru"));
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
    await result.current.updateSettings(changes, signal);
    await result.current.updateSettings(changes, signal);
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
    const outcome = await result.current.updateSettings(changes, signal);
    expect(outcome).toMatchObject({ success: false, message: "Failed to update settings" });
    await waitFor(() => expect(result.current.settings).toEqual(stored));
    expect(icon()?.getAttribute("href")).toBe("/media/a.png");
  });
});
