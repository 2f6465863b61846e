import { QueryClient } from "@tanstack/react-query";
import { awayFromHere, storedUser } from "./session.ts";

/** After a change, asks anew for what is shown. The library alone would keep a first answer that is under way, which may be of before. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(...given: Parameters<QueryClient["invalidateQueries"]>) {
    for (const query of this.getQueryCache().findAll({ ...given[0], type: "active" }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(...given);
  }
}

// Otherwise a browser that believes to be offline would wait without a word: what fails is to be told.
const atOnce = { networkMode: "always" } as const;

export function createQueryClient(): QueryClient {
  const client = new FreshQueryClient({ defaultOptions: { queries: atOnce, mutations: atOnce } });
  // What the browser knows by itself: otherwise the frame, and then the first screen, would wait for it to be asked.
  client.setQueryDefaults(["auth", "checkAuth"], { initialData: () => !awayFromHere() || undefined });
  client.setQueryDefaults(["auth", "getPermissions"], { initialData: () => storedUser()?.role });
  return client;
}
