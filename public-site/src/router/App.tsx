import { useEffect, useLayoutEffect, useState } from "react";
import { postAndForget } from "../api/postAndForget.ts";
import { watchPictures } from "../components/pictures.ts";
import { loadIcons } from "../page/chunks.ts";
import { showHead } from "../page/head.ts";
import { LoadFailed } from "../page/LoadFailed.tsx";
import { NavigationProvider } from "../page/navigation.ts";
import { PageContent } from "../page/PageContent.tsx";
import type { Screen } from "../page/page.ts";
import { type ShownSite, SiteProvider } from "../site/site.ts";
import { entryOf } from "./entries.ts";
import type { Navigator } from "./navigator.ts";
import { jumpTo, scrollToSection } from "./scrolling.ts";

export const sectionDelayMs = 100;

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Does the same as a browser after loading a document: title, focus, scroll position. */
function useArrival({ page, data, place, arrival }: Screen, site: ShownSite) {
  useLayoutEffect(() => {
    if (arrival?.top !== undefined) jumpTo(arrival.top);
    if (!arrival?.complete) return;
    const head = page.head(data, place, site);
    showHead(head, site);
    if (head.location) history.replaceState(history.state, "", head.location);
    if (arrival.top !== undefined) focusHeading();
  }, [arrival]);

  useEffect(() => {
    const name = arrival?.complete ? arrival.section : undefined;
    if (!name) return;
    const timer = setTimeout(() => {
      scrollToSection(name);
      history.replaceState({ key: entryOf(history.state).key }, "");
    }, sectionDelayMs);
    return () => clearTimeout(timer);
  }, [arrival]);
}

// The placeholder's drawing is not among the document's icons; without it, the placeholder's text is still shown.
const drawPlaceholders = () => watchPictures(() => void loadIcons().catch(() => undefined));

/**
 * A list stays mounted when its filters change, even from a tag's own address, so that the field being typed in is not
 * replaced.
 */
const keyOf = ({ page, place }: Screen) => (page.Hydration ? page.kind : place.path);

export function App({ navigator, site }: Readonly<{ navigator: Navigator; site: ShownSite }>) {
  const [screen, setScreen] = useState(navigator.current());
  useEffect(() => navigator.start(setScreen), [navigator]);
  useEffect(drawPlaceholders, []);
  useArrival(screen, site);
  const { page, place, busy, failed } = screen;
  const isPublic = page.kind !== "account";
  useEffect(() => {
    if (isPublic) postAndForget("/api/visits", { path: place.path, source: { referrer: document.referrer } });
  }, [isPublic, place.path]);
  return (
    <SiteProvider value={site}>
      <NavigationProvider value={{ go: navigator.go, busy }}>
        <page.Frame kind={page.kind} path={place.path} busy={busy}>
          {failed ? <LoadFailed /> : <PageContent key={keyOf(screen)} {...screen} />}
        </page.Frame>
      </NavigationProvider>
    </SiteProvider>
  );
}
