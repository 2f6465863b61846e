import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioInput, PortfolioQuery, PortfolioUpdate } from "@etalase/contracts/portfolio.schema";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { photoRule } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { isSlug } from "@etalase/contracts/text/text";
import { invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import { type PortfolioItem, picturesOf } from "../domain/portfolio.ts";
import { isVisible, publishedOnce, statusesShown } from "../domain/publication.ts";
import { type Viewer, visibleStatuses } from "../domain/user.ts";
import { given, onlyVisible, pageOf } from "./content.ts";
import { createSlugs, type SluggedRepository } from "./slugs.ts";
import { type ContentNeeds, type ContentRepository, createWriting } from "./writing.ts";

/** A list query after visibility: `statuses` is what may come at all. */
export type PortfolioSearch = Omit<PortfolioQuery, "status"> & Readonly<{ statuses: readonly PublicationStatus[] }>;

export interface PortfolioRepository
  extends ContentRepository<PortfolioItem, PortfolioSearch>,
    SluggedRepository<PortfolioItem> {
  projectTypes(statuses: readonly PublicationStatus[]): Promise<readonly string[]>;
  /** Whichever follows in the lists' default order, with the first after the last; null when there is no other. */
  nextAfter(item: PortfolioItem, statuses: readonly PublicationStatus[]): Promise<PortfolioItem | null>;
}

type Needs = ContentNeeds & Readonly<{ portfolio: PortfolioRepository }>;

const picture = { rule: photoRule, named: true };

export const portfolioPictures = {
  featuredImage: { ...picture, required: messages.featuredImageRequired },
  newImages: { ...picture, max: portfolioLimits.imagesMax, tooMany: messages.portfolio.tooManyImages, as: "images" },
};

const visible = onlyVisible<PortfolioItem>(isVisible);

/** The stored pictures that an edit keeps, by their addresses. @throws {DomainError} for one that is not the item's */
function keptOf(images: readonly Picture[], kept: readonly string[] | undefined): readonly Picture[] {
  if (kept === undefined) return images;
  const found = kept.map((address) => images.find(({ file }) => address.endsWith(mediaPath(file))));
  if (found.includes(undefined)) throw invalidField("images", messages.portfolio.foreignImage);
  // Two addresses may mean the same picture.
  return [...new Set(found)].filter((picture) => picture !== undefined);
}

function gallery(kept: readonly Picture[], added: readonly Picture[]): readonly Picture[] {
  if (kept.length + added.length > portfolioLimits.imagesMax)
    throw invalidField("images", messages.portfolio.tooManyImages);
  return [...kept, ...added];
}

/** What anybody may ask of the portfolio; the viewer decides what is there at all. */
const createReading = ({ portfolio }: Needs) => ({
  async list({ status, ...query }: PortfolioQuery, viewer: Viewer) {
    return pageOf(await portfolio.list({ ...query, statuses: statusesShown(viewer, status) }), query);
  },
  /** Published for everybody, staff too: it is what the site shows. */
  async featured(limit: number) {
    const search = { page: 1, limit, isFeatured: true, sort: "newest", statuses: ["published"] } as const;
    return (await portfolio.list(search)).rows;
  },
  projectTypes: (viewer: Viewer) => portfolio.projectTypes(visibleStatuses(viewer)),
  addresses: (viewer: Viewer) => portfolio.addresses(visibleStatuses(viewer)),
  get: async (id: string, viewer: Viewer) => visible(await portfolio.findById(id), viewer),
  /** What the site leads to from this item: a published one for everybody, staff too. */
  async next(id: string, viewer: Viewer) {
    const item = visible(await portfolio.findById(id), viewer);
    return visible(await portfolio.nextAfter(item, ["published"]), viewer);
  },
  /** By the current or an earlier slug: compare the answer's `slug`. */
  getBySlug: async (slug: string, viewer: Viewer) =>
    visible(isSlug(slug) ? await portfolio.findBySlug(slug) : null, viewer),
});

function createPortfolioWriting({ portfolio, ...needs }: Needs) {
  const slugs = createSlugs(portfolio.slugsLike, "proyek");

  return createWriting<PortfolioItem, PortfolioInput, PortfolioUpdate>({
    ...needs,
    records: portfolio,
    fields: portfolioPictures,
    picturesOf,
    async created(input, { begun, stored }) {
      const [featuredImage] = stored("featuredImage");
      if (!featuredImage) throw invalidField("featuredImage", messages.featuredImageRequired);
      const { slug, images, ...fields } = input;
      return {
        ...fields,
        ...begun,
        slug: slug || (await slugs.free(input.title)),
        publishedAt: publishedOnce({ status: input.status, publishedAt: null }, begun.createdAt),
        featuredImage,
        images: gallery(keptOf([], images), stored("images")),
      };
    },
    async edited(before, { slug, images, ...change }, { stored, at }) {
      const [featuredImage = before.featuredImage] = stored("featuredImage");
      const after = { ...before, ...given(change) };
      return {
        ...after,
        slug: await slugs.next(before, { slug, title: after.title }),
        publishedAt: publishedOnce(after, at),
        featuredImage,
        images: gallery(keptOf(before.images, images), stored("images")),
      };
    },
  });
}

export const createPortfolioService = (needs: Needs) => ({
  ...createReading(needs),
  ...createPortfolioWriting(needs),
});

export type PortfolioService = ReturnType<typeof createPortfolioService>;
