import { newsQuery } from "@etalase/contracts/news.schema";
import {
  ownSections,
  type SectionId,
  type SectionState,
  type ShownSections,
  sectionIds,
  shownSections,
} from "@etalase/contracts/site/sections";
import type { KeptRecord } from "../domain/history.ts";
import type { NewsService } from "./news.ts";
import type { PortfolioService } from "./portfolio.ts";
import { createSingleEdits, type SingleNeeds, type SingleRepository } from "./single-record.ts";
import type { EditBy } from "./writing.ts";

/** The sections of the landing page in the owner's order. Every edit raises `version`. */
export type Sections = Readonly<{ sections: readonly SectionState[]; version: number }>;

export type SectionsRepository = SingleRepository<Sections>;

/** Completes a list of an earlier version of the site: a newer section follows the one that it follows by default. */
export function completed(stored: readonly SectionState[]): readonly SectionState[] {
  const known = stored.filter(({ id }) => sectionIds.includes(id));
  return sectionIds.reduce((list, id, place) => {
    if (list.some((one) => one.id === id)) return list;
    const before = list.findIndex((one) => one.id === sectionIds[place - 1]);
    return list.toSpliced(before + 1, 0, { id, isShown: true });
  }, known);
}

export async function storedSections(sections: SectionsRepository): Promise<Sections> {
  const found = await sections.find();
  return found ? { ...found, sections: completed(found.sections) } : { sections: ownSections, version: 1 };
}

/** Maps a record of the history back to the sections. */
export const sectionsIn = ({ sections, version }: KeptRecord): Sections => ({
  sections: sections as Sections["sections"], // the history keeps what these use cases made
  version,
});

export const sectionsAbout = { resource: "sections", record: null } as const;

type Content = Readonly<{
  news: Pick<NewsService, "list">;
  portfolio: Pick<PortfolioService, "featured">;
  partners: Readonly<{ active(): Promise<readonly unknown[]> }>;
}>;

/** The sections of the landing page that have nothing to show to visitors. */
export async function emptySections({ news, portfolio, partners }: Content): Promise<readonly SectionId[]> {
  const counts: Partial<Record<SectionId, number>> = {
    news: (await news.list(newsQuery.parse({ limit: "1" }), "public")).total,
    portfolio: (await portfolio.featured(1)).length,
    partners: (await partners.active()).length,
  };
  return sectionIds.filter((id) => counts[id] === 0);
}

type Needs = SingleNeeds & Readonly<{ sections: SectionsRepository }>;

export function createSectionsService({ sections, ...needs }: Needs) {
  const get = () => storedSections(sections);
  const { edit, revisions } = createSingleEdits<Sections, Sections>({
    ...needs,
    resource: sectionsAbout.resource,
    get,
    save: (value) => sections.save(value),
    recordOf: async (value) => value,
  });

  return {
    get,

    /** The sections of the landing page that differ from the site's own, for its pages. */
    shown: async (): Promise<ShownSections | undefined> => shownSections((await get()).sections),

    /** Replaces the whole list. @throws {DomainError} "stale" when `ifVersion` is no longer the sections' */
    update: (list: readonly SectionState[], by: EditBy): Promise<Sections> =>
      edit(({ version }) => ({ sections: list, version: version + 1 }), { sections: list }, by),

    revisions,
  };
}

export type SectionsService = ReturnType<typeof createSectionsService>;
