import { contentResources, kinds, type PagedResource, pagePath } from "@etalase/contracts/kinds";
import { foldedPath } from "@etalase/contracts/site/folded-path";
import { localPath, paths, type SiteLanguage } from "@etalase/contracts/site/paths";
import { isPublic, type Publication, publicAt } from "../../domain/publication.ts";
import { isOwnQuery, isStandingPage, isTranslated } from "../../domain/redirects/redirects.ts";
import { pathIn } from "../../domain/redirects/sources.ts";
import { cachedByEdition, type NamedEditions } from "../cached-by-edition.ts";
import type { Clock } from "../ports.ts";
import { type SettingsRepository, storedSettings } from "../settings.ts";
import type { SluggedRepository } from "../slugs.ts";

type Page = Publication & Readonly<{ slug: string; language: SiteLanguage }>;
type Slugged = Pick<SluggedRepository<Page>, "findBySlug" | "addresses">;

export type PageNeeds = Readonly<{
  /** The records that have pages. */
  records: Readonly<Record<PagedResource, Slugged>>;
  settings: SettingsRepository;
  editions: NamedEditions;
  now: Clock;
}>;

const pagedResources = contentResources.filter((resource): resource is PagedResource => "pageOf" in kinds[resource]);

/** Returns the slug in the path of a record's page, in either language, or "". */
function slugIn(path: string, resource: PagedResource): string {
  // A page without a slug would be the landing page, whose address ends otherwise.
  const starts = (["en", "id"] as const).map((language) => pagePath(resource, "-", language)?.slice(0, -1) ?? "");
  const start = starts.find((one) => path.startsWith(one));
  const slug = start === undefined ? "" : path.slice(start.length);
  return slug.includes("/") ? "" : slug;
}

/** Answers which pages the site has, and where they are now. */
export function createContentPages({ records, settings, editions, now }: PageNeeds) {
  const isSpoken = async (language: SiteLanguage) => language !== "en" || (await storedSettings(settings)).english;

  /** The path of the public article, project or page with that address, even by a former slug or in the other language. */
  async function contentAt(address: string): Promise<string | null> {
    const path = foldedPath(address);
    for (const resource of pagedResources) {
      const slug = slugIn(path, resource);
      const found = slug ? await records[resource].findBySlug(slug) : null;
      if (found && isPublic(found, now()) && (await isSpoken(found.language)))
        return pagePath(resource, found.slug, found.language);
    }
    return null;
  }

  /** The paths of all public articles, projects and pages. */
  const all = cachedByEdition(editions.current, async () => {
    const shown = publicAt(now());
    const hasEnglish = await isSpoken("en");
    const paths: string[] = [];
    for (const resource of pagedResources)
      for (const { slug, language } of await records[resource].addresses(shown))
        if (hasEnglish || language === "id") paths.push(pagePath(resource, slug, language) ?? "");
    return paths;
  });

  /** The landing page in English stands while the site has pages in English, and a list while something is in it. */
  async function isStandingInEnglish(path: string): Promise<boolean> {
    if (!isTranslated(path) || !(await isSpoken("en"))) return false;
    const isList = path === localPath("en", paths.blog) || path === localPath("en", paths.portfolio);
    return !isList || (await all()).some((one) => one.startsWith(`${path}/`));
  }

  async function isPage(address: string): Promise<boolean> {
    const path = foldedPath(address);
    return isStandingPage(path) || (await isStandingInEnglish(path)) || (await contentAt(path)) !== null;
  }

  return {
    contentAt,
    all,

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
