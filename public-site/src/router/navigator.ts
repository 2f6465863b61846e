import type { PublicApi } from "@etalase/contracts/public-api";
import type { Boot } from "../page/boot.ts";
import { ChunkLoadError, forgetReload, loadIcons, reloadOnce } from "../page/chunks.ts";
import type { Journey } from "../page/navigation.ts";
import type { Screen, ScrollTarget } from "../page/page.ts";
import { writeTexts } from "../site/texts.ts";
import { createEntries } from "./entries.ts";
import { followLinks } from "./links.ts";
import { loadPage, loadView } from "./loadPage.ts";
import { matchRoute, type Route } from "./routes.ts";

const loadingAfterMs = 120;

/** Loads the page of an address completely, as the server does. */
export async function loadScreen(url: string, api: PublicApi, language?: Route["language"]): Promise<Screen> {
  const { route, place } = matchRoute(url, language);
  const page = await loadPage(route);
  const [View, data] = await Promise.all([loadView(page), page.load(api, place)]);
  return { place, page, data, View, busy: false, failed: false };
}

/** Restores the page that the server has sent. */
export async function bootScreen({ path, data, site }: Boot): Promise<Screen> {
  writeTexts(site.texts, site.language);
  const { route, place } = matchRoute(path + location.search, site.language);
  const page = await loadPage(route);
  return { place, page, data, View: page.View, busy: false, failed: false };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Animates from the current screen to the one that `change` renders. Resolves when the new one is shown. */
async function inTransition(change: () => void) {
  if (!document.startViewTransition || prefersStillness()) return change();
  const render = async () => {
    change();
    // The change is rendered after all pending updates.
    await pause(0);
  };
  const { ready, updateCallbackDone } = document.startViewTransition(render);
  // A navigation before the transition starts skips it, which rejects this promise.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** Holds the current screen, and replaces it with those of other addresses. */
function createOutlet(first: Screen, loadApi: () => Promise<PublicApi>) {
  let screen = first;
  let onChange: (screen: Screen) => void = () => undefined;

  function put(change: Partial<Screen>) {
    screen = { ...screen, ...change };
    onChange(screen);
  }

  return {
    current: () => screen,
    put,
    /** Calls back with each screen from here on. */
    listen(listener: (screen: Screen) => void) {
      onChange = listener;
    },
    /** Loads the page of an address, and shows it if it is still wanted then. */
    async show(url: string, target: ScrollTarget, isWanted: () => boolean) {
      const from = screen.place.path;
      put({ busy: true });
      const { route, place } = matchRoute(url);
      const page = await loadPage(route);
      const [View, api] = await Promise.all([loadView(page), loadApi(), loadIcons()]);
      const next = { place, page, View };
      forgetReload();
      const isSamePage = page === screen.page;
      const stays = place.path === from || (isSamePage && target.top === undefined && !target.section);
      const showLoading = () => {
        if (isWanted() && page.loading && !stays) {
          put({ ...next, data: page.loading(place), arrival: { ...target, complete: false } });
        }
      };
      const timer = setTimeout(showLoading, loadingAfterMs);
      const data = await page.load(api, place, isSamePage ? screen.data : undefined).finally(() => clearTimeout(timer));
      if (page.needsDocument?.(data)) {
        if (!isWanted()) return;
        // The document may be restored by Back, and must not still be busy then.
        put({ busy: false });
        return location.replace(url);
      }
      const arrive = () => {
        if (isWanted()) put({ ...next, data, busy: false, failed: false, arrival: { ...target, complete: true } });
      };
      await (stays ? arrive() : inTransition(arrive));
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

  /** Begins a journey. Returns a function that tells whether the visitor has begun no other since. */
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
    if (afterMs) await pause(afterMs);
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
      const stopEntries = entries.start(showEntry);
      // After `location.replace` to its own address, the browser regards the result as the document that called it. A
      // visitor who went back before the scripts ran has another address already, and no page for it.
      if (location.pathname !== first.place.path) showEntry();
      const unfollow = followLinks((url, section) => void go(url, { section }));
      document.documentElement.dataset.ready = "";
      return () => {
        stopEntries();
        unfollow();
      };
    },
  };
}

export type Navigator = ReturnType<typeof createNavigator>;
