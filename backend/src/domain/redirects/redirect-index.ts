import { foldedSource, pathIn, sourcesFor } from "./sources.ts";

/** The targets of redirects, found by the addresses that they serve. */
export function createRedirectIndex(stored: Iterable<readonly [source: string, target: string]>) {
  const targets = new Map<string, string>();
  const folded = new Map<string, string>();
  const pathsWithQuery = new Set<string>();

  function set(source: string, target: string) {
    targets.set(source, target);
    folded.set(foldedSource(source), source);
    if (source.includes("?")) pathsWithQuery.add(foldedSource(pathIn(source)));
  }
  for (const [source, target] of stored) set(source, target);

  return {
    set,
    get: (source: string) => targets.get(source),
    has: (source: string) => targets.has(source),
    size: () => targets.size,
    targets: () => [...targets.values()],

    /**
     * The most exact source that serves an address; undefined for none. The same case is more exact than another one.
     * @param also a source that counts as if it was stored
     */
    sourceFor(address: string, also?: string): string | undefined {
      const path = pathIn(address);
      const hasQuery = pathsWithQuery.has(foldedSource(path)) || also?.includes("?");
      for (const one of hasQuery ? sourcesFor(address) : [path]) {
        if (one === also || targets.has(one)) return one;
        const alike = foldedSource(one);
        if (also !== undefined && foldedSource(also) === alike) return also;
        const source = folded.get(alike);
        if (source !== undefined) return source;
      }
      return undefined;
    },
  };
}

export type RedirectIndex = ReturnType<typeof createRedirectIndex>;

/** The end of a chain of redirects; null when the chain leads back. */
export function endOf(target: string, from: string, all: RedirectIndex): string | null {
  let end = target;
  for (let steps = 0; steps <= all.size(); steps += 1) {
    const source = all.sourceFor(end, from);
    if (source === from) return null;
    const next = source === undefined ? undefined : all.get(source);
    if (next === undefined) return end;
    end = next;
  }
  return null;
}
