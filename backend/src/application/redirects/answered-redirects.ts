import { pathIn } from "../../domain/redirects/redirects.ts";
import { cachedByEdition, type NamedEditions } from "../cached-by-edition.ts";
import type { Pause } from "../ports.ts";
import type { ContentPages } from "./content-pages.ts";
import { leadOf } from "./redirect-rules.ts";
import type { RedirectRepository, RedirectStore } from "./redirect-store.ts";

type Needs = Readonly<{
  redirects: Pick<RedirectRepository, "all">;
  store: RedirectStore;
  pages: ContentPages;
  editions: NamedEditions;
  publicUrl: string;
  pause: Pause;
}>;

/** Answers where addresses lead: for visitors, and for the pages that other addresses lead to. */
export function createAnsweredRedirects({ redirects, store, pages, editions, publicUrl, pause }: Needs) {
  const known = cachedByEdition(editions.current, store.leads);

  return {
    /** The target for a visitor of an address without a page; undefined for none. */
    async targetFor(path: string): Promise<string | undefined> {
      const target = (await known()).get(path);
      return target && pages.moved(target);
    },

    /** The target for an address that may be a page's; undefined for a page. */
    async leadFor(path: string): Promise<string | undefined> {
      const target = (await known()).get(path);
      return target === undefined || (await pages.isPage(path)) ? undefined : pages.moved(target);
    },

    /** All redirects with their targets. */
    leads: async () => (await redirects.all()).map(({ id, path, target }) => ({ id, path, target })),

    /** Tells whether a link to that path finds a page, even by a redirect. */
    leadsSomewhere: async (path: string): Promise<boolean> => (await pages.isPage(path)) || (await known()).has(path),

    /** The paths that redirect to articles and projects, by the page; former addresses of the page are left out. */
    async toContent(): Promise<ReadonlyMap<string, readonly string[]>> {
      const leads: (readonly [path: string, page: string])[] = [];
      const found = new Map<string, string | null>();
      for (const one of await redirects.all()) {
        await pause();
        const target = pathIn(leadOf(one, publicUrl));
        if (!found.has(target)) found.set(target, await pages.contentAt(target));
        const page = found.get(target) ?? null;
        if (page !== null && (await pages.contentAt(one.path)) === null) leads.push([one.path, page]);
      }
      return new Map(
        [...Map.groupBy(leads, ([, page]) => page)].map(([page, own]) => [page, own.map(([path]) => path)]),
      );
    },
  };
}
