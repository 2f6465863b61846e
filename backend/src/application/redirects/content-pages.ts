import { contentResources, kinds, type PagedResource } from "@etalase/contracts/kinds";
import { englishHome } from "@etalase/contracts/site/paths";
import { isPublic, type Publication, publicAt } from "../../domain/publication.ts";
import { isOwnQuery, isStandingPage } from "../../domain/redirects/redirects.ts";
import { pathIn } from "../../domain/redirects/sources.ts";
import { cachedByEdition, type NamedEditions } from "../cached-by-edition.ts";
import type { Clock } from "../ports.ts";
import { type SettingsRepository, storedSettings } from "../settings.ts";
import type { SluggedRepository } from "../slugs.ts";

type Page = Publication & Readonly<{ slug: string }>;
type Slugged = Pick<SluggedRepository<Page>, "findBySlug" | "addresses">;

export type PageNeeds = Readonly<{
  /** The records that have pages. */
  records: Readonly<Record<PagedResource, Slugged>>;
  settings: SettingsRepository;
  editions: NamedEditions;
  now: Clock;
}>;

const pagedResources = contentResources.filter((resource): resource is PagedResource => "pageOf" in kinds[resource]);

/** Answers which pages the site has, and where they are now. */
export function createContentPages({ records, settings, editions, now }: PageNeeds) {
  /** The path of the public article or project with that address, even by a former slug. */
  async function contentAt(path: string): Promise<string | null> {
    for (const resource of pagedResources) {
      const { pageOf } = kinds[resource];
      const slug = path.startsWith(pageOf("")) ? path.slice(pageOf("").length) : "";
      const found = slug && !slug.includes("/") ? await records[resource].findBySlug(slug) : null;
      if (found && isPublic(found, now())) return pageOf(found.slug);
    }
    return null;
  }

  const isInEnglish = async (path: string) => path === englishHome && (await storedSettings(settings)).english;

  const isPage = async (path: string) =>
    isStandingPage(path) || (await isInEnglish(path)) || (await contentAt(path)) !== null;

  return {
    contentAt,

    /** The paths of all public articles and projects. */
    all: cachedByEdition(editions.current, async () => {
      const shown = publicAt(now());
      const all: string[] = [];
      for (const resource of pagedResources)
        for (const { slug } of await records[resource].addresses(shown)) all.push(kinds[resource].pageOf(slug));
      return all;
    }),

    /** Tells whether a page exists, which a redirect would never replace. */
    isPage,

    /** Tells whether a page answers there; a query that no page reads leaves room for a redirect. */
    isPageOf: async (source: string) => isOwnQuery(source) && isPage(pathIn(source)),

    /** The target with the present address of its page, which may have moved since. */
    async moved(target: string): Promise<string> {
      const path = pathIn(target);
      const page = target.startsWith("/") ? await contentAt(path) : null;
      return page === null ? target : page + target.slice(path.length);
    },
  };
}

export type ContentPages = ReturnType<typeof createContentPages>;
