import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { SiteProvider, useSite } from "../site/site.ts";
import { importChunk } from "./chunks.ts";
import { DrawnView } from "./DrawnView.tsx";
import { hydrateOnReach } from "./hydrateOnReach.ts";
import { NavigationProvider, useNavigation } from "./navigation.ts";
import { StaticHtml } from "./PageContent.tsx";
import type { HydrationProps, Screen } from "./page.ts";

/**
 * Keeps the server's HTML static until a visitor reaches for it, then hydrates it as a tree of its own below the app's.
 */
export function HydratedOnReach({ screen, container }: HydrationProps) {
  const site = useSite();
  const navigation = useNavigation();
  const sent = useRef(screen);
  const view = useRef(screen.View);
  const root = useRef<Root | null>(null);
  const render = useRef<(() => void) | null>(null);
  view.current ??= screen.View;
  render.current = () => {
    const View = view.current;
    if (!View || !container.current) return;
    const treeOf = ({ data, place }: Screen): ReactNode => (
      <SiteProvider value={site}>
        <NavigationProvider value={navigation}>
          <DrawnView View={View} data={data} place={place} />
        </NavigationProvider>
      </SiteProvider>
    );
    root.current ??= hydrateRoot(container.current, treeOf(sent.current));
    root.current.render(treeOf(screen));
  };

  useLayoutEffect(() => render.current?.());
  useEffect(() => {
    const { importView } = screen.page;
    if (!container.current || !importView) return;
    const stop = hydrateOnReach(container.current, async () => {
      view.current = (await importChunk(importView)).View;
      render.current?.();
    });
    return () => {
      stop();
      root.current?.unmount();
    };
  }, []);
  return <StaticHtml container={container} />;
}
