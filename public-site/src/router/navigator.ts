import type { PublicApi } from "@etalase/contracts/public-api";
import { ChunkLoadError, reloadOnce } from "../page/chunks.ts";
import type { Journey } from "../page/navigation.ts";
import type { Boot, Screen, ScrollTarget } from "../page/page.ts";
import { createEntries } from "./entries.ts";
import { followLinks, loadShowing } from "./links.ts";
import { loadPage } from "./loadPage.ts";
import { matchRoute } from "./routes.ts";
import type { Outlet } from "./showPage.ts";

/** Restores the page that the server has sent. */
export async function bootScreen({ path, data, site }: Boot): Promise<Screen> {
  const { route, place } = matchRoute(path + location.search, site.language);
  const page = await loadPage(route);
  return { place, page, data, View: page.View, busy: false, failed: false };
}

/** Presses the retry button of a failed page for the visitor; harmless without one, so it is never cancelled. */
const retry = () => document.querySelector<HTMLElement>("[data-retry]")?.click();

/** Holds the current screen, and replaces it with those of other addresses. */
function createOutlet(first: Screen, loadApi: () => Promise<PublicApi>) {
  let screen = first;
  let onChange: (screen: Screen) => void = () => undefined;

  const outlet: Outlet = {
    current: () => screen,
    put(change) {
      screen = { ...screen, ...change };
      onChange(screen);
    },
    loadApi,
  };

  return {
    ...outlet,
    /** Calls back with each screen from here on. */
    listen(listener: (screen: Screen) => void) {
      onChange = listener;
    },
    /** Loads the page of an address, and shows it if it is still wanted then. */
    async show(url: string, target: ScrollTarget, isWanted: () => boolean) {
      outlet.put({ busy: true });
      const { showPage } = await loadShowing();
      await showPage(outlet, { url, target, isWanted });
    },
  };
}

/**
 * The app's navigation: the current screen, and how to get elsewhere. `loadApi` is called when more data are needed.
 */
export function createNavigator(first: Screen, loadApi: () => Promise<PublicApi>) {
  const outlet = createOutlet(first, loadApi);
  const entries = createEntries();
  let journeys = 0;

  /** Starts a navigation. Returns a function that tells whether it is still the latest one. */
  function depart() {
    journeys += 1;
    const journey = journeys;
    return () => journey === journeys;
  }

  async function showOrReload(url: string, target: ScrollTarget) {
    const isWanted = depart();
    try {
      await outlet.show(url, target, isWanted);
    } catch (error) {
      // A script that did not load, or data that the page does not understand.
      console.error(error);
      if (!isWanted() || (error instanceof ChunkLoadError && reloadOnce())) return;
      outlet.put({ busy: false, failed: true });
    }
  }

  /** Resolves when the page is shown, or when the visitor has navigated on. */
  async function go(url: string, { keepScroll = false, section, afterMs }: Journey = {}) {
    const isWanted = depart();
    if (afterMs) await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (!isWanted()) return;
    entries.add(url, section);
    const isSamePath = matchRoute(url).place.path === outlet.current().place.path;
    const top = keepScroll || (section && isSamePath) ? {} : { top: 0 };
    await showOrReload(url, { ...top, section });
  }

  const showEntry = () => void showOrReload(...entries.current());

  return {
    current: outlet.current,
    go,
    /** Starts to listen to the browser. Returns a function that stops it. */
    start(listener: (screen: Screen) => void) {
      outlet.listen(listener);
      const stop = new AbortController();
      entries.start(showEntry, stop);
      // After `location.replace` to its own address, the browser regards the result as the document that called it. A
      // visitor who went back before the scripts ran has another address already, and no page for it.
      if (location.pathname !== first.place.path) showEntry();
      followLinks((url, section) => void go(url, { section }), stop);
      addEventListener("online", retry, stop);
      document.documentElement.dataset.ready = "";
      return () => stop.abort();
    },
  };
}

export type Navigator = ReturnType<typeof createNavigator>;
