import type { SiteContext } from "@etalase/contracts/public-api";
import { useEffect, useState } from "react";
import { tell } from "./api/tell.ts";
import { Drawn } from "./components/Drawn.tsx";
import { LoadFailed } from "./components/LoadFailed.tsx";
import { NavigationProvider } from "./navigation.ts";
import { watchPictures } from "./pictures.ts";
import { loadIcons } from "./router/loadPage.ts";
import type { Navigator, Screen } from "./router/navigator.ts";
import { useArrival } from "./router/useArrival.ts";
import { SiteProvider } from "./site.ts";

// The placeholder's drawing is not among the document's icons; without it the placeholder's words still stand.
const drawPlaceholders = () => watchPictures(() => void loadIcons().catch(() => undefined));

/** A list goes on as it is where it is narrowed, also from a tag's own address: nobody types into a field that goes. */
const keyOf = ({ page, place }: Screen) => (page.Kept ? page.kind : place.path);

export function App({ navigator, site }: Readonly<{ navigator: Navigator; site: SiteContext }>) {
  const [screen, setScreen] = useState(navigator.current());
  useEffect(() => navigator.start(setScreen), [navigator]);
  useEffect(drawPlaceholders, []);
  useArrival(screen, site);
  const { page, place, busy, failed } = screen;
  const isPublic = page.kind !== "account";
  useEffect(() => {
    if (isPublic) tell("/api/visits", { path: place.path });
  }, [isPublic, place.path]);
  return (
    <SiteProvider value={site}>
      <NavigationProvider value={{ go: navigator.go, busy }}>
        <page.Frame kind={page.kind} path={place.path} busy={busy}>
          {failed ? <LoadFailed /> : <Drawn key={keyOf(screen)} {...screen} />}
        </page.Frame>
      </NavigationProvider>
    </SiteProvider>
  );
}
