import type { SiteContext } from "@etalase/contracts/public-api";
import { useEffect, useState } from "react";
import { LoadFailed } from "./components/LoadFailed.tsx";
import { NavigationProvider } from "./navigation.ts";
import type { Navigator } from "./router/navigator.ts";
import { useArrival } from "./router/useArrival.ts";
import { SiteProvider } from "./site.ts";

export function App({ navigator, site }: Readonly<{ navigator: Navigator; site: SiteContext }>) {
  const [screen, setScreen] = useState(navigator.current());
  useEffect(() => navigator.start(setScreen), [navigator]);
  useArrival(screen, site);
  const { page, place, data, busy, failed } = screen;
  return (
    <SiteProvider value={site}>
      <NavigationProvider value={{ go: navigator.go, busy }}>
        <page.Frame kind={page.kind} path={place.path} busy={busy}>
          {failed ? <LoadFailed /> : <page.View key={place.path} data={data} place={place} />}
        </page.Frame>
      </NavigationProvider>
    </SiteProvider>
  );
}
