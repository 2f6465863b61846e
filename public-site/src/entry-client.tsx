import "./styles/index.css";
import type { SiteContext } from "@etalase/contracts/public-api";
import { hydrateRoot } from "react-dom/client";
import { followClicks } from "./measuring/followClicks.ts";
import { measureVitals } from "./measuring/withReports.ts";
import { ChunkLoadError, forgetReload, importChunk, reloadOnce } from "./page/chunks.ts";
import type { Boot } from "./page/page.ts";
import { App } from "./router/App.tsx";
import { bootScreen, createNavigator } from "./router/navigator.ts";

/** Asks for consent. When its script fails to load, the page works without the question. */
function askConsent(site: SiteContext) {
  import("./consent/Consent.tsx").then((consent) => consent.ask(site)).catch(() => undefined);
}

async function start() {
  const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "");
  // The page's script is loaded before hydration starts, so that nothing on the screen is replaced.
  const first = await bootScreen(boot);
  forgetReload();
  // Loaded late, because pages rendered by the server need no data.
  const navigator = createNavigator(first, async () =>
    (await importChunk(() => import("./api/fetchApi.ts"))).createFetchApi("", boot.site.isInUse),
  );
  const root = document.getElementById("app");
  if (root) hydrateRoot(root, <App navigator={navigator} site={boot.site} />);
  if (first.page.kind !== "account") {
    measureVitals();
    followClicks();
  }
  if (boot.site.foreign || boot.site.settings.googleAnalyticsId) askConsent(boot.site);
}

start().catch((error: unknown) => {
  // When a reload did not help either, the server's page stays: its text is readable and its links work.
  if (error instanceof ChunkLoadError && reloadOnce()) return;
  throw error;
});
