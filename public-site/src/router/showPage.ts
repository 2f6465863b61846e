// Loaded when a visitor first reaches for a link: the page that the server sent needs none of it.
import type { PublicApi } from "@etalase/contracts/public-api";
import { forgetReload, loadIcons } from "../page/chunks.ts";
import type { Screen, ScrollTarget } from "../page/page.ts";
import { loadPage, loadView } from "./loadPage.ts";
import { matchRoute } from "./routes.ts";

const loadingAfterMs = 120;

/** The place of the current screen. */
export type Outlet = Readonly<{
  current(): Screen;
  put(change: Partial<Screen>): void;
  /** Called when a page needs data. */
  loadApi(): Promise<PublicApi>;
}>;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Animates from the current screen to the one that `change` renders. Resolves when the new one is shown. */
async function inTransition(change: () => void) {
  if (!document.startViewTransition || prefersStillness()) return change();
  const render = async () => {
    change();
    // The change is rendered after all pending updates.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const { ready, updateCallbackDone } = document.startViewTransition(render);
  // A navigation before the transition starts skips it, which rejects this promise.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

type Journey = Readonly<{ url: string; target: ScrollTarget; isWanted: () => boolean }>;

/** Loads the page of an address, and shows it if it is still wanted then. */
export async function showPage({ current, put, loadApi }: Outlet, { url, target, isWanted }: Journey) {
  const screen = current();
  const { route, place } = matchRoute(url);
  const page = await loadPage(route);
  const [View, api] = await Promise.all([loadView(page), loadApi(), loadIcons()]);
  const next = { place, page, View };
  forgetReload();
  const isSamePage = page === current().page;
  const stays = place.path === screen.place.path || (isSamePage && target.top === undefined && !target.section);
  const showLoading = () => {
    if (isWanted() && page.loading && !stays) {
      put({ ...next, data: page.loading(place), arrival: { ...target, complete: false } });
    }
  };
  const timer = setTimeout(showLoading, loadingAfterMs);
  const data = await page.load(api, place, isSamePage ? current().data : undefined).finally(() => clearTimeout(timer));
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
}
