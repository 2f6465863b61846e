import { readAhead } from "./kit/data/ahead.ts";
import { loadChunk } from "./kit/data/chunks.ts";
import { firstReadsOf } from "./kit/data/firstReads.ts";
import { isPage } from "./kit/data/resources.ts";
import { awayFromHere } from "./kit/data/session.ts";
import { language } from "./kit/language/language.ts";
import { setDictionary } from "./kit/language/t.ts";
import { showBareFailure } from "./layout/failure.ts";
import { drawFirst } from "./layout/firstRows.ts";

/** Loads the translations before all screens. The browser fetches the scripts of those meanwhile, as index.html says. */
async function speak(): Promise<void> {
  document.documentElement.lang = language;
  if (language === "en") return;
  const { indonesian, inIndonesian, textNames } = await loadChunk(
    "indonesian",
    () => import("./kit/language/indonesian/indonesian.ts"),
  );
  setDictionary(indonesian, inIndonesian, textNames);
}

/**
 * Decides before anything is rendered or requested, so that a visitor without access sees no flash of the dashboard.
 */
async function start(root: HTMLElement): Promise<void> {
  const known = isPage(location.pathname);
  const away = awayFromHere();
  if (known && away) return location.replace(away);
  // No React here, nor in what this module imports: the data are requested while the application loads.
  if (known) {
    readAhead(firstReadsOf(location), "start");
    void drawFirst(root, location);
  }
  await speak();
  const { mountApp, mountNotFound } = await loadChunk("App", () => import("./App.tsx"));
  return away ? mountNotFound(root) : mountApp(root);
}

// Marked for shell.css before anything else is loaded, or the system's theme would flash. The key is that of
// data/store.ts, which would bring react-admin along.
try {
  const theme = localStorage.getItem("RaStoreetalase.theme")?.replaceAll('"', "");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
const root = document.getElementById("root");
if (root) start(root).catch((error: unknown) => showBareFailure(root, error));
