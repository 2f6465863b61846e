import type { SiteContext } from "@etalase/contracts/public-api";
import { useEffect, useLayoutEffect } from "react";
import { showHead } from "../page/head.ts";
import type { Screen } from "../page/page.ts";
import { entryOf, jumpTo, scrollToSection } from "./scrollPositions.ts";

export const sectionDelayMs = 100;

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Does the same as a browser after loading a document: title, focus, scroll position. */
export function useArrival({ page, data, place, arrival }: Screen, site: SiteContext) {
  useLayoutEffect(() => {
    if (arrival?.top !== undefined) jumpTo(arrival.top);
    if (!arrival?.complete) return;
    const head = page.head(data, place, site);
    showHead(head, { publicUrl: site.publicUrl, lang: page.lang ?? "id" });
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
