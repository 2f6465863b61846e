import { isReserved, plainPath } from "../../domain/redirects/redirects.ts";
import { pathIn, queryIn, unusedQuery } from "../../domain/redirects/sources.ts";
import { cachedByEdition, type NamedEditions } from "../cached-by-edition.ts";
import type { Pause } from "../ports.ts";
import type { ContentPages } from "./content-pages.ts";
import { leadOf, type RedirectRepository, type RedirectStore } from "./redirect-store.ts";

type Needs = Readonly<{
  redirects: Pick<RedirectRepository, "all">;
  store: RedirectStore;
  pages: ContentPages;
  editions: NamedEditions;
  publicUrl: string;
  pause: Pause;
}>;

/** A redirect for a request: where it begins as it is stored, and the part of the request's query that goes along. */
export type Lead = Readonly<{ source: string; target: string; query: string }>;

/** The paths that redirect to articles and projects, by the page; former addresses of the page are left out. */
const createPathsToContent =
  ({ redirects, pages, publicUrl, pause }: Pick<Needs, "redirects" | "pages" | "publicUrl" | "pause">) =>
  async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const leads: (readonly [path: string, page: string])[] = [];
    const pageByTarget = new Map<string, string | null>();
    for (const one of await redirects.all()) {
      await pause();
      const target = pathIn(leadOf(one, publicUrl));
      if (!pageByTarget.has(target)) pageByTarget.set(target, await pages.contentAt(target));
      const page = pageByTarget.get(target) ?? null;
      if (page !== null && (await pages.contentAt(one.path)) === null) leads.push([one.path, page]);
    }
    return new Map([...Map.groupBy(leads, ([, page]) => page)].map(([page, own]) => [page, own.map(([path]) => path)]));
  };

/** Answers where addresses lead: for visitors, and for the pages that other addresses lead to. */
export function createAnsweredRedirects(needs: Needs) {
  const { store, pages, editions } = needs;
  const known = cachedByEdition(editions.current, () => store.leads());

  /** The most exact redirect for an address with its query; undefined for none. */
  async function leadAt(path: string, search = ""): Promise<Lead | undefined> {
    const leads = await known();
    const source = leads.sourceFor(path + search);
    const target = source === undefined ? undefined : leads.get(source);
    if (source === undefined || target === undefined) return undefined;
    return { source, target: await pages.moved(target), query: unusedQuery(search, source) };
  }

  /** The address in plain form, when it differs and the site answers there; undefined for none. */
  async function inPlainForm(path: string): Promise<string | undefined> {
    const plain = plainPath(path);
    return plain !== path && (isReserved(plain) || (await pages.isPage(plain))) ? plain : undefined;
  }

  return {
    /** The redirect for a visitor of an address without a page; undefined for none. */
    targetFor: leadAt,

    /** The redirect for an address that may be a page's: only one whose query the page does not read. */
    async leadFor(path: string, search: string): Promise<Lead | undefined> {
      const lead = await leadAt(path, search);
      if (lead === undefined) return undefined;
      return (await pages.isPageOf(path + queryIn(lead.source))) ? undefined : lead;
    },

    inPlainForm,

    toContent: createPathsToContent(needs),
  };
}
