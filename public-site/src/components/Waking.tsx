import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { NavigationProvider, useNavigation } from "../navigation.ts";
import { importChunk } from "../router/loadPage.ts";
import type { Screen } from "../router/navigator.ts";
import type { KeptProps } from "../router/page.ts";
import { wakeOnReach } from "../router/wake.ts";
import { SiteProvider, useSite } from "../site.ts";
import { AsDrawn } from "./Drawn.tsx";

/** What the server drew, until somebody reaches for it: then it is hydrated, as a tree of its own below the app's. */
export function Waking({ screen, drawn }: KeptProps) {
  const site = useSite();
  const navigation = useNavigation();
  const drawnFrom = useRef(screen);
  const awake = useRef(screen.View);
  const root = useRef<Root | null>(null);
  const show = useRef<(() => void) | null>(null);
  awake.current ??= screen.View;
  show.current = () => {
    const View = awake.current;
    if (!View || !drawn.current) return;
    const viewOf = ({ data, place }: Screen): ReactNode => (
      <SiteProvider value={site}>
        <NavigationProvider value={navigation}>
          <View data={data} place={place} />
        </NavigationProvider>
      </SiteProvider>
    );
    root.current ??= hydrateRoot(drawn.current, viewOf(drawnFrom.current));
    root.current.render(viewOf(screen));
  };

  useLayoutEffect(() => show.current?.());
  useEffect(() => {
    const { importView } = screen.page;
    if (!drawn.current || !importView) return;
    const stop = wakeOnReach(drawn.current, async () => {
      awake.current = (await importChunk(importView)).View;
      show.current?.();
    });
    return () => {
      stop();
      root.current?.unmount();
    };
  }, []);
  return <AsDrawn drawn={drawn} />;
}
