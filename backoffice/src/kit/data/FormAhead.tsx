import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Milliseconds without a request after which the list has rendered its data. */
const quietMs = 500;

/** Tells whether the user asked to save data; only some browsers report it. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

type FormAheadProps = Readonly<{
  /** Preloads the form that opens a record of the list at that address. */
  load: (path: string) => Promise<unknown>;
}>;

/**
 * Preloads the form while a list is read, so that it opens at once: with its editor it may be the largest part of all.
 */
export function FormAhead({ load }: FormAheadProps) {
  const { pathname } = useLocation();
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    // Only a head start: the form itself reports a failure.
    const timer = setTimeout(() => load(pathname).catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, [isQuiet, load, pathname]);
  return null;
}
