import { type Query, QueryClient } from "@tanstack/react-query";
import { awayFromHere, storedUser } from "./session.ts";

/**
 * Refetches the visible queries after a change. The library alone would keep a first answer that is under way, which
 * may predate the change.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(...args: Parameters<QueryClient["invalidateQueries"]>) {
    for (const query of this.getQueryCache().findAll({ ...args[0], type: "active" }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(...args);
  }
}

// Otherwise a browser that considers itself offline would wait silently, while failures should be reported.
const atOnce = { networkMode: "always" } as const;
// A read that failed offline is retried; the record of an open form must not change beneath it.
const again = { refetchOnReconnect: ({ state }: Query) => state.data === undefined };

/** Milliseconds for which an answer that arrived before its screen is fresh, or it would be requested again at once. */
const aheadMs = 1000;
const fresh = {
  staleTime: ({ state }: Query) => (state.data !== undefined && state.dataUpdateCount === 0 ? aheadMs : 0),
};

export function createQueryClient(): QueryClient {
  const queries = { ...atOnce, ...again, ...fresh };
  const client = new FreshQueryClient({ defaultOptions: { queries, mutations: atOnce } });
  // Seeded from the browser's storage: otherwise the frame, and then the first screen, would wait for these queries.
  // The frame reads these queries, and would render anew whenever one is merely requested again.
  client.setQueryDefaults(["auth"], { notifyOnChangeProps: ["data", "error"], staleTime: 0 });
  client.setQueryDefaults(["auth", "checkAuth"], { initialData: () => !awayFromHere() || undefined });
  client.setQueryDefaults(["auth", "getPermissions"], { initialData: () => storedUser()?.role });
  return client;
}
