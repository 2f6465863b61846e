import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { App } from "../src/router/App.tsx";
import { loadScreen } from "../src/router/loadPage.ts";
import { createNavigator } from "../src/router/navigator.ts";
import { accountIn, languageOf } from "../src/server/accountIn.ts";
import { makeApi, makeSite } from "./fixtures.ts";
import { render } from "./render.tsx";

type AppOptions = Readonly<{ api?: PublicApi; site?: SiteContext }>;

/** Renders the app on the page of an address, in its state after hydration. */
export async function renderApp(url: string, { api = makeApi(), site = makeSite() }: AppOptions = {}) {
  history.replaceState(null, "", url);
  const screen = await loadScreen(url, api);
  const shown = screen.page.kind === "account" ? { ...site, account: accountIn(languageOf(screen.place)) } : site;
  document.documentElement.lang = screen.page.head(screen.data, screen.place, shown).lang ?? "id";
  const navigator = createNavigator(screen, async () => api);
  return { navigator, ...render(<App navigator={navigator} site={shown} />) };
}

export const address = () => location.pathname + location.search;
