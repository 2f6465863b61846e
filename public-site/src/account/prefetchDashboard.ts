import { paths } from "@etalase/contracts/site/paths";

const assetOf = /"(\/\w+\/assets\/[^"]+\.(?:js|css))"/g;

/**
 * Fetches the shell and the assets that it names. Links could not prefetch them: this page's policy allows only its own
 * scripts.
 */
async function prefetch(signal: AbortSignal) {
  // Read completely, so that the browser caches it.
  const read = async (path: string) => (await fetch(path, { signal, priority: "low" })).text();
  const shell = await read(paths.dashboard);
  await Promise.all([...shell.matchAll(assetOf)].map(([, asset = ""]) => read(asset)));
}

/** Only some browsers report whether the user asked to save data. */
type Telling = Navigator & { connection?: { saveData?: boolean } };

/**
 * Prefetches the dashboard's first page, once this one is loaded and the browser is idle. Not for users who save data,
 * since they may not sign in at all.
 */
export function prefetchDashboard(): (() => void) | undefined {
  if ((navigator as Telling).connection?.saveData) return;
  const stop = new AbortController();
  const { signal } = stop;
  // Only a head start: the dashboard itself reports failures.
  const start = () => void prefetch(signal).catch(() => undefined);
  // Safari has no idle callbacks.
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { signal });
  return () => stop.abort();
}
