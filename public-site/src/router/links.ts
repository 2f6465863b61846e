import { importChunk, loadIcons } from "../page/chunks.ts";
import { isPlainClick } from "../page/navigation.ts";
import type { Stoppable } from "./entries.ts";
import { loadPage } from "./loadPage.ts";
import { matchRoute, type Route } from "./routes.ts";
import { scrollToSection } from "./scrolling.ts";

/** Loads the script that shows further pages. @throws {ChunkLoadError} */
export const loadShowing = () => importChunk(() => import("./showPage.ts"));

/** Returns the link at or around an event's target. */
export const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest("a") : null);

function routeOf(link: HTMLAnchorElement | null): Route | undefined {
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return undefined;
  const { route } = matchRoute(link.pathname);
  return route.zone === matchRoute(location.pathname).route.zone && route.zone !== "nowhere" ? route : undefined;
}

const isOnThisPage = (link: HTMLAnchorElement) =>
  link.hash !== "" && link.pathname === location.pathname && link.search === location.search;

/** Scrolls to a section without the fragment as its id; the browser itself handles ids. */
function followFragment({ hash }: HTMLAnchorElement) {
  const name = hash.slice(1);
  if (!document.getElementById(name)) scrollToSection(name);
}

/**
 * Follows plain clicks on links within the app, and prefetches a page's script when a visitor reaches for its link,
 * until `signal` is aborted.
 */
export function followLinks(go: (url: string, section?: string) => void, { signal }: Stoppable) {
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !routeOf(link)) return;
    if (isOnThisPage(link)) return followFragment(link);
    event.preventDefault();
    go(link.pathname + link.search, link.hash.slice(1) || undefined);
  };
  const reach = (event: Event) => {
    const route = routeOf(linkOf(event));
    // Only a head start: the click itself reports failures.
    if (route) Promise.all([loadPage(route), loadShowing(), loadIcons()]).catch(() => undefined);
  };
  document.addEventListener("click", click, { signal });
  for (const intent of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(intent, reach, { passive: true, signal });
}
