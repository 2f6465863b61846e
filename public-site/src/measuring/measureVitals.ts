const interactions = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Loads the measuring script with the first interaction, so that measuring the page costs it nothing. The browser has
 * kept what it measured before.
 */
export function measureVitals() {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    import("./reportVitals.ts").then((measuring) => measuring.reportVitals()).catch(() => undefined);
  };
  for (const type of interactions) addEventListener(type, begin, { passive: true, signal: begun.signal });
}
