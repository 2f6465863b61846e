import { paths } from "@etalase/contracts/site/paths";

const assetOf = /"(\/\w+\/assets\/[^"]+\.(?:js|css))"/g;

/** The shell names its assets. Links could not fetch them: this page's policy knows only its own scripts. */
async function prefetch(signal: AbortSignal) {
  // Read to the end, so that the browser keeps it.
  const read = async (path: string) => (await fetch(path, { signal, priority: "low" })).text();
  const shell = await read(paths.dashboard);
  await Promise.all([...shell.matchAll(assetOf)].map(([, asset = ""]) => read(asset)));
}

/** Not every browser tells whether as little data as possible is to be used. */
type Telling = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches what the dashboard's first page needs, once this one is loaded and the browser has nothing else to do. Whoever
 * saves data may not sign in at all.
 */
export function prefetchDashboard(): (() => void) | undefined {
  if ((navigator as Telling).connection?.saveData) return;
  const stop = new AbortController();
  const { signal } = stop;
  // Only a head start: the dashboard itself reports what fails.
  const start = () => void prefetch(signal).catch(() => undefined);
  // Safari has no idle callbacks.
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { signal });
  return () => stop.abort();
}
