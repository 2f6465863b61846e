import { type Publication, publicAt } from "../../domain/publication.ts";
import { isReserved, sourceOf } from "../../domain/redirects/redirects.ts";
import type { Clock } from "../ports.ts";
import type { SluggedRepository } from "../slugs.ts";

type Linking = Publication & Readonly<{ id: string; title: string }>;

/** A link of a record or a redirect to an address of this site without a page. */
export type BrokenLink = Readonly<{ resource: string; id: string; title: string; link: string }>;

type Repository = Pick<SluggedRepository<Linking>, "addresses"> &
  Readonly<{ findByIds(ids: readonly string[]): Promise<readonly Linking[]> }>;

type Needs = Readonly<{
  /** Records whose texts hold links, by their resource. */
  records: Readonly<Record<string, Repository>>;
  redirects: () => Promise<readonly Readonly<{ id: string; path: string; target: string }>[]>;
  leadsSomewhere: (path: string) => Promise<boolean>;
  publicUrl: string;
  now: Clock;
}>;

/** A site with more broken links fixes these first. */
const maxBroken = 100;
const atOnce = 100;

const hrefs = /\shref="([^"]*)"/g;

/** The links in a record's texts. */
const linksOf = (record: object): readonly string[] =>
  Object.values(record).flatMap((value) =>
    typeof value === "string" ? [...value.matchAll(hrefs)].map(([, href = ""]) => href.replaceAll("&amp;", "&")) : [],
  );

/**
 * Checks every published text and every redirect; links to other sites, or to addresses that are never pages, are
 * skipped.
 */
export function createLinkCheck({ records, redirects, leadsSomewhere, publicUrl, now }: Needs) {
  const isOwn = (link: string) => link.startsWith(`${publicUrl}/`) || /^\/(?!\/)/.test(link);

  return async (): Promise<readonly BrokenLink[]> => {
    const known = new Map<string, boolean>();
    async function isBroken(link: string): Promise<boolean> {
      const path = isOwn(link) ? sourceOf(link) : null;
      if (path === null || isReserved(path)) return false;
      const leads = known.get(path) ?? (await leadsSomewhere(path));
      known.set(path, leads);
      return !leads;
    }

    const broken: BrokenLink[] = [];
    for (const [resource, repository] of Object.entries(records)) {
      const ids = (await repository.addresses(publicAt(now()))).map(({ id }) => id);
      for (let at = 0; at < ids.length && broken.length < maxBroken; at += atOnce)
        for (const record of await repository.findByIds(ids.slice(at, at + atOnce)))
          for (const link of new Set(linksOf(record)))
            if (await isBroken(link)) broken.push({ resource, id: record.id, title: record.title, link });
    }
    for (const { id, path: title, target: link } of await redirects())
      if (broken.length < maxBroken && (await isBroken(link))) broken.push({ resource: "redirects", id, title, link });
    return broken.slice(0, maxBroken);
  };
}
