import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioInput, PortfolioQuery, PortfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { newPictureAt, photoRule } from "@etalase/contracts/rules/image";
import { mediaPath, type SiteLanguage } from "@etalase/contracts/site/paths";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { spelledAs } from "@etalase/contracts/text/words";
import { invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import { excerptOf, type PortfolioItem, picturesOf } from "../domain/portfolio.ts";
import { firstVisible, noSearchFields, publicAt, type Shown, shownOf, unscheduled } from "../domain/publication.ts";
import type { Viewer } from "../domain/user.ts";
import { definedValues, pageOf, type SearchedRepository } from "./content.ts";
import {
  createPublishedReads,
  createSeen,
  describedBy,
  namingOriginals,
  scheduled,
  searchPictures,
  spokenAs,
  type Translations,
  visibleAt,
} from "./publication.ts";
import type { ContentNeeds, ContentRepository } from "./record-changes.ts";
import { createSlugs, type SluggedRepository } from "./slugs.ts";
import { createWriting } from "./writing.ts";

/** A list query after the check of visibility: `shown` says which projects are allowed. */
export type PortfolioSearch = Omit<PortfolioQuery, "status" | "state" | "language"> & Readonly<{ shown: Shown }>;

export interface PortfolioRepository
  extends ContentRepository<PortfolioItem, PortfolioSearch>,
    SluggedRepository<PortfolioItem>,
    Translations,
    SearchedRepository {
  projectTypes(shown: Shown): Promise<readonly string[]>;
  /** The project types of other projects than this one, most used first. */
  projectTypesBeside(id: string): Promise<readonly string[]>;
  /** The next project in the lists' default order, or the first one after the last; null when there is no other. */
  nextAfter(item: PortfolioItem, shown: Shown): Promise<PortfolioItem | null>;
}

type Needs = ContentNeeds & Readonly<{ portfolio: PortfolioRepository }>;

const picture = { rule: photoRule, named: true };

export const portfolioPictures = {
  featuredImage: { ...picture, required: messages.featuredImageRequired },
  newImages: { ...picture, max: portfolioLimits.imagesMax, tooMany: messages.portfolio.tooManyImages, as: "images" },
  ...searchPictures,
};

type Pictures = readonly Picture[];

/** The pictures that an edit names, in its order. @throws {DomainError} for one that is neither stored nor new */
function namedOf(order: readonly string[], before: Pictures, added: Pictures): Pictures {
  const places = new Map(added.map((picture, index) => [newPictureAt(index), picture]));
  const storedAt = (address: string) => before.find(({ file }) => address.endsWith(mediaPath(file)));
  const pictures = order.map((name) => places.get(name) ?? storedAt(name));
  if (pictures.includes(undefined)) throw invalidField("images", serverMessages.foreignImage);
  return pictures.filter((picture) => picture !== undefined);
}

/** The gallery after an edit: the pictures that it names, then further new ones. */
function gallery(order: readonly string[] | undefined, before: Pictures, added: Pictures): Pictures {
  const named = order === undefined ? before : namedOf(order, before, added);
  // Two names may stand for the same picture.
  const all = [...new Map([...named, ...added].map((picture) => [picture.file, picture])).values()];
  if (all.length > portfolioLimits.imagesMax) throw invalidField("images", messages.portfolio.tooManyImages);
  return all;
}

/** The reads of the portfolio that are open to everybody; the viewer and the time decide which projects are visible. */
function createReading({ portfolio, now }: Needs) {
  const seen = createSeen(portfolio, now);

  return {
    ...createPublishedReads(portfolio, now, seen.one<PortfolioItem>),

    async list({ status, state, language, ...query }: PortfolioQuery, viewer: Viewer) {
      const shown = shownOf({ status, state, language }, viewer, now());
      const { rows, ...list } = await portfolio.list({ ...query, shown });
      return pageOf({ rows: await seen.all(rows, viewer), ...list }, query);
    },
    /** Only public projects, for staff too, since the site shows the result. */
    async featured(limit: number, language: SiteLanguage = "id") {
      const search = { page: 1, limit, isFeatured: true, sort: "newest", shown: publicAt(now(), language) } as const;
      return seen.all((await portfolio.list(search)).rows, "public");
    },
    projectTypes: (viewer: Viewer, language?: SiteLanguage) =>
      portfolio.projectTypes(shownOf({ language }, viewer, now())),
    /** The project that the site links to from this one: a public one, for staff too. */
    async next(id: string, viewer: Viewer) {
      const at = now();
      const item = visibleAt(await portfolio.findById(id), viewer, at);
      return seen.one(visibleAt(await portfolio.nextAfter(item, publicAt(at, item.language)), viewer, at), viewer);
    },
  };
}

function createPortfolioWriting({ portfolio, ...needs }: Needs) {
  const slugs = createSlugs(portfolio.slugsLike, "proyek");

  const writing = createWriting<PortfolioItem, PortfolioInput, PortfolioUpdate>({
    ...needs,
    resource: "portfolio",
    records: portfolio,
    fields: portfolioPictures,
    picturesOf,
    async created(input, { base, stored }) {
      const [featuredImage] = stored("featuredImage");
      if (!featuredImage) throw invalidField("featuredImage", messages.featuredImageRequired);
      const { slug, images, ...fields } = input;
      const schedule = scheduled(input, unscheduled);
      const excerpt = () => excerptOf(input.description);
      return {
        ...fields,
        ...base,
        ...schedule,
        ...describedBy(input, { ...noSearchFields, excerpt: "" }, { stored, excerpt }),
        slug: slug || (await slugs.free(input.title)),
        projectType: spelledAs(input.projectType, await portfolio.projectTypesBeside(base.id)),
        ...spokenAs(base.id, input),
        publishedAt: firstVisible({ ...schedule, status: input.status, publishedAt: null }, base.createdAt),
        featuredImage,
        images: gallery(images, [], stored("images")),
      };
    },
    async edited(before, { slug, images, ...change }, { stored, at }) {
      const [featuredImage = before.featuredImage] = stored("featuredImage");
      const { publishAt: _from, unpublishAt: _until, shareImage: _picture, ...fields } = definedValues(change);
      const after = { ...before, ...fields, ...scheduled(change, before) };
      const { projectType } = change;
      return {
        ...after,
        ...(projectType && { projectType: spelledAs(projectType, await portfolio.projectTypesBeside(before.id)) }),
        ...describedBy(change, before, { stored, excerpt: () => excerptOf(after.description) }),
        slug: await slugs.next(before, { slug, title: after.title, at }),
        ...spokenAs(before.id, after),
        publishedAt: firstVisible(after, at),
        featuredImage,
        images: gallery(images, before.images, stored("images")),
      };
    },
  });
  return namingOriginals(writing, portfolio);
}

export function createPortfolioService(needs: Needs) {
  const [reading, writing] = [createReading(needs), createPortfolioWriting(needs)];
  return { ...reading, ...writing };
}

export type PortfolioService = ReturnType<typeof createPortfolioService>;
