import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { SiteProvider, useSite } from "../site/site.ts";
import { importChunk } from "./chunks.ts";
import { DrawnView } from "./DrawnView.tsx";
import { isPlainClick, NavigationProvider, useNavigation } from "./navigation.ts";
import { StaticHtml } from "./PageContent.tsx";
import type { HydrationProps, Screen } from "./page.ts";

const reaching = ["pointerover", "touchstart", "focusin", "keydown", "input"] as const;

/**
 * Calls `hydrate` once, when a visitor first reaches into `container`. Clicks and submits before it is done wait for
 * it, except on a checkbox, which is ticked at once. Returns a function that stops it.
 */
export function hydrateOnReach(container: HTMLElement, hydrate: () => Promise<void>): () => void {
  let hydrating: Promise<void> | undefined;

  // On any failure the page stays static: its links and forms work.
  const begin = () => {
    hydrating ??= hydrate()
      .catch(() => undefined)
      .finally(stop);
    return hydrating;
  };

  const repeat = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (event instanceof MouseEvent && !isPlainClick(event)) return;
    // The browser ticks the box itself; the view renders the server's state, and then gets the change event.
    if (target.matches("label, label :not(a)")) {
      const { checked } = target as HTMLInputElement;
      if (checked !== undefined)
        void begin().then(() => {
          Object.assign(target, { checked }).dispatchEvent(new Event("input", { bubbles: true }));
        });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    void begin().then(() => {
      // A link that was removed would still be followed.
      if (!target.isConnected) return;
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
  };

  for (const type of reaching) container.addEventListener(type, begin, { passive: true });
  container.addEventListener("click", repeat, { capture: true });
  container.addEventListener("submit", repeat, { capture: true });

  // The visitor was faster than this script.
  if (container.contains(document.activeElement)) void begin();

  function stop() {
    for (const type of reaching) container.removeEventListener(type, begin);
    container.removeEventListener("click", repeat, { capture: true });
    container.removeEventListener("submit", repeat, { capture: true });
  }
  return stop;
}

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
