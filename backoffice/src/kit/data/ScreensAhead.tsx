import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { readAhead } from "./ahead.ts";
import { readsOf } from "./firstReads.ts";
import { useLacking } from "./lacking.ts";

/** Milliseconds without a request after which the list has rendered its data. */
const quietMs = 500;
/** Milliseconds after which a pointer or the focus rests, and does not just pass by. */
const restMs = 60;

/** Tells whether the user asked to save data; only some browsers report it. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

type ScreensAheadProps = Readonly<{
  /** Preloads the screen at an address. */
  load: (path: string) => Promise<unknown> | undefined;
  /** Preloads the forms that open the records of the list at that address. */
  loadForms: (path: string) => Promise<unknown>;
}>;

/** Preloads the screen of a link that the pointer, a finger or the focus is on, with its first data. */
function usePointedLinks(load: ScreensAheadProps["load"]): void {
  const lacking = useLacking();
  useEffect(() => {
    // The links of an account without its required second factor lead back to its own screen.
    if (lacking) return;
    const passing = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/dashboard"]');
      if (!link || savesData()) return;
      const go = () => {
        // A press focuses the link too, and the screen may have read its data since.
        if (link.pathname === location.pathname) return;
        load(link.pathname)?.catch(() => undefined);
        readAhead(readsOf(link.pathname, link.search), "pointer");
      };
      if (type === "pointerdown") go();
      else timer = setTimeout(go, restMs);
    };
    for (const type of ["pointerover", "focusin", "pointerdown"])
      document.addEventListener(type, look, { passive: true, signal: passing.signal });
    return () => {
      clearTimeout(timer);
      passing.abort();
    };
  }, [lacking, load]);
}

/**
 * Preloads the form while a list is read, so that it opens at once: with its editor it may be the largest part of all.
 */
export function ScreensAhead({ load, loadForms }: ScreensAheadProps) {
  const { pathname } = useLocation();
  const isQuiet = useIsFetching() === 0;
  usePointedLinks(load);
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    // Only a head start: the form itself reports a failure.
    const timer = setTimeout(() => loadForms(pathname).catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, [isQuiet, loadForms, pathname]);
  return null;
}
