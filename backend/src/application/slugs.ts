import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { type Shown, wasPublic } from "../domain/publication.ts";
import { followsBase, freeSlug, slugFromTitle } from "../domain/slug.ts";

/** Finds every slug in use that is `base` or begins with `base-`, except those of the record `except`. */
export type SlugsLike = (base: string, except?: string) => Promise<ReadonlySet<string>>;

/** The address of a public record, and the time of its last visible change. */
export type ContentAddress = Readonly<{
  id: string;
  slug: string;
  changedAt: Date;
  noindex: boolean;
  language: SiteLanguage;
}>;

export interface SluggedRepository<T> {
  /** The addresses of all records, newest first. */
  addresses(shown: Shown): Promise<readonly ContentAddress[]>;
  /** Finds a record by any slug that it had while it was public. */
  findBySlug(slug: string): Promise<T | null>;
  slugsLike: SlugsLike;
  /** Every slug that leads to each of these records. */
  slugsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Makes these slugs lead to the record, except those that lead to another one. */
  putSlugs(id: string, slugs: readonly string[]): Promise<void>;
}

type Titled = Readonly<{ id: string; slug: string; title: string; publishedAt: Date | null }>;

/** Makes addresses from titles; `fallback` stands in for a title without a letter or digit. */
export function createSlugs(slugsLike: SlugsLike, fallback: string) {
  const free = async (title: string, except?: string) => {
    const base = slugFromTitle(title, fallback);
    return freeSlug(base, await slugsLike(base, except));
  };

  return {
    free,
    /**
     * Returns an edit's slug: the requested one, a new one for "", else one that follows the title until publication.
     */
    next(before: Titled, { slug, title, at }: Readonly<{ slug?: string | undefined; title: string; at: Date }>) {
      if (slug) return slug;
      const follows = !wasPublic(before, at) && followsBase(before.slug, slugFromTitle(before.title, fallback));
      const asksForNew = slug === "" || (follows && title !== before.title);
      return asksForNew ? free(title, before.id) : before.slug;
    },
  };
}
