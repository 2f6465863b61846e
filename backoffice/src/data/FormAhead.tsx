import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Nothing has been asked for so long, in milliseconds: the list has drawn what came. */
const quietMs = 500;

/** As little data as possible is to be used; only some browsers tell. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

type FormAheadProps = Readonly<{
  /** Loads what the records of the list at that address are opened with. */
  load: (path: string) => Promise<unknown>;
}>;

/** Loads the form while a list is read, so that it opens at once: with its editor it may be the larger part of all. */
export function FormAhead({ load }: FormAheadProps) {
  const { pathname } = useLocation();
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    // Only a head start: the form itself tells what fails.
    const timer = setTimeout(() => load(pathname).catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, [isQuiet, load, pathname]);
  return null;
}
