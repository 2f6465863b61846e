import type { SiteContext } from "@etalase/contracts/public-api";
import { useEffect, useRef, useState } from "react";
import { LoadFailed } from "./components/LoadFailed.tsx";
import { NavigationProvider } from "./navigation.ts";
import { watchPictures } from "./pictures.ts";
import { loadIcons } from "./router/loadPage.ts";
import type { Navigator, Screen } from "./router/navigator.ts";
import { useArrival } from "./router/useArrival.ts";
import { SiteProvider } from "./site.ts";

// The placeholder's drawing is not among the document's icons; without it the placeholder's words still stand.
const drawPlaceholders = () => watchPictures(() => void loadIcons().catch(() => undefined));

// In hydration the HTML that is there stays; this stands for it.
const asDrawn = { __html: "" };

function Drawn({ page, place, data, View }: Screen) {
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => (drawn.current ? page.enliven?.(drawn.current) : undefined), [page, data]);
  if (!View) return <div ref={drawn} dangerouslySetInnerHTML={asDrawn} />;
  return (
    <div ref={drawn}>
      <View data={data} place={place} />
    </div>
  );
}

export function App({ navigator, site }: Readonly<{ navigator: Navigator; site: SiteContext }>) {
  const [screen, setScreen] = useState(navigator.current());
  useEffect(() => navigator.start(setScreen), [navigator]);
  useEffect(drawPlaceholders, []);
  useArrival(screen, site);
  const { page, place, busy, failed } = screen;
  return (
    <SiteProvider value={site}>
      <NavigationProvider value={{ go: navigator.go, busy }}>
        <page.Frame kind={page.kind} path={place.path} busy={busy}>
          {failed ? <LoadFailed /> : <Drawn key={place.path} {...screen} />}
        </page.Frame>
      </NavigationProvider>
    </SiteProvider>
  );
}
