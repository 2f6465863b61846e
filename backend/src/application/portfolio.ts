import { photoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import { mediaPath } from "@etalase/contracts/paths";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import type {
  PortfolioBulkUpdate,
  PortfolioInput,
  PortfolioQuery,
  PortfolioUpdate,
} from "@etalase/contracts/portfolio.schema";
import { isSlug } from "@etalase/contracts/text";
import { DomainError, invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import { isVisible, type PortfolioItem, picturesOf } from "../domain/portfolio.ts";
import { publishedOnce } from "../domain/publication.ts";
import { type Viewer, visibleStatuses } from "../domain/user.ts";
import { allOf, type ChangeContent, type ContentAddress, given, refuseEmpty, refuseStale } from "./content.ts";
import type { Files, PictureRequest, Pictures } from "./media.ts";
import type { Clock, NewId } from "./ports.ts";
import { createSlugs, type SlugsLike } from "./slugs.ts";

/** A list query after visibility: `statuses` is what may come at all. */
export type PortfolioSearch = Omit<PortfolioQuery, "status"> &
  Readonly<{ statuses: readonly PortfolioItem["status"][] }>;

export interface PortfolioRepository {
  list(search: PortfolioSearch): Promise<Readonly<{ rows: readonly PortfolioItem[]; total: number }>>;
  projectTypes(statuses: readonly PortfolioItem["status"][]): Promise<readonly string[]>;
  /** Of all projects, newest first. */
  addresses(statuses: readonly PortfolioItem["status"][]): Promise<readonly ContentAddress[]>;
  /** Whichever follows in the lists' default order, with the first after the last; null when there is no other. */
  nextAfter(item: PortfolioItem, statuses: readonly PortfolioItem["status"][]): Promise<PortfolioItem | null>;
  findById(id: string): Promise<PortfolioItem | null>;
  /** By any slug the item ever had in public. */
  findBySlug(slug: string): Promise<PortfolioItem | null>;
  findByIds(ids: readonly string[]): Promise<readonly PortfolioItem[]>;
  slugsLike: SlugsLike;
  /** @throws {DomainError} "conflict" under `slug` when another item has it. */
  insert(item: PortfolioItem): Promise<void>;
  /** Writes an edited item, with its version raised. @throws {DomainError} "conflict" under `slug`. */
  update(item: PortfolioItem): Promise<PortfolioItem>;
  remove(ids: readonly string[]): Promise<void>;
}

type Needs = Readonly<{
  portfolio: PortfolioRepository;
  pictures: Pictures;
  changeContent: ChangeContent;
  now: Clock;
  newId: NewId;
}>;

function visible(found: PortfolioItem | null, viewer: Viewer): PortfolioItem {
  if (!found || !isVisible(found, viewer)) throw new DomainError("notFound");
  return found;
}

/** The featured picture first, when there is a new one, then the new ones of the gallery. */
const requestsOf = ({ featuredImage = [], newImages = [] }: Files): readonly PictureRequest[] => [
  ...featuredImage.slice(0, 1).map((upload) => ({ upload, field: "featuredImage", rule: photoRule, named: true })),
  ...newImages.map((upload) => ({ upload, field: "images", rule: photoRule, named: true })),
];

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
    const visibles = visibleStatuses(viewer);
    const statuses = status ? visibles.filter((one) => one === status) : visibles;
    const { rows, total } = await portfolio.list({ ...query, statuses });
    return { rows, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
  },
  /** Published for everybody, staff too: it is what the site shows. */
  async featured(limit: number) {
    const { rows } = await portfolio.list({
      page: 1,
      limit,
      isFeatured: true,
      sort: "newest",
      statuses: ["published"],
    });
    return rows;
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

function createWriting({ portfolio, pictures, changeContent, now, newId }: Needs) {
  const slugs = createSlugs(portfolio.slugsLike, "proyek");

  const created = async (input: PortfolioInput, featuredImage: Picture, added: readonly Picture[]) => {
    const { slug, images, ...fields } = input;
    const createdAt = now();
    return {
      ...fields,
      id: newId(),
      slug: slug || (await slugs.free(input.title)),
      publishedAt: publishedOnce({ status: input.status, publishedAt: null }, createdAt),
      featuredImage,
      images: gallery(keptOf([], images), added),
      createdAt,
      updatedAt: createdAt,
      version: 1,
    };
  };

  type Added = Readonly<{ featuredImage?: Picture | undefined; images?: readonly Picture[] }>;

  const edited = async (before: PortfolioItem, change: PortfolioUpdate, added: Added = {}): Promise<PortfolioItem> => {
    const { slug, images, ...rest } = change;
    const after: PortfolioItem = { ...before, ...given(rest), updatedAt: now() };
    return {
      ...after,
      slug: await slugs.next(before, { slug, title: after.title }),
      publishedAt: publishedOnce(after, after.updatedAt),
      featuredImage: added.featuredImage ?? before.featuredImage,
      images: gallery(keptOf(before.images, images), added.images ?? []),
    };
  };

  return {
    create: (input: PortfolioInput, files: Files): Promise<PortfolioItem> =>
      pictures.during(requestsOf(files), ([featuredImage, ...added]) => {
        if (!files.featuredImage?.length || !featuredImage)
          throw invalidField("featuredImage", messages.featuredImageRequired);
        return changeContent(async () => {
          const item = await created(input, featuredImage, added);
          await portfolio.insert(item);
          return item;
        });
      }),

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(id: string, change: PortfolioUpdate, files: Files, ifVersion?: number) {
      const requests = requestsOf(files);
      // Before the pictures are worked on, and again in the transaction.
      visible(await portfolio.findById(id), "staff");
      if (requests.length === 0) refuseEmpty(change);
      const { before, after } = await pictures.during(requests, (stored) =>
        changeContent(async () => {
          const before = visible(await portfolio.findById(id), "staff");
          refuseStale(before, ifVersion);
          const [featuredImage, images] = files.featuredImage?.length
            ? [stored[0], stored.slice(1)]
            : [undefined, stored];
          return { before, after: await portfolio.update(await edited(before, change, { featuredImage, images })) };
        }),
      );
      const stays = new Set(picturesOf(after).map(({ file }) => file));
      await pictures.remove(picturesOf(before).filter(({ file }) => !stays.has(file)));
      return after;
    },

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate({ ids, update }: PortfolioBulkUpdate) {
      refuseEmpty(update);
      return changeContent(async () => {
        for (const before of await allOf(ids, portfolio.findByIds))
          await portfolio.update(await edited(before, update));
        return ids.length;
      });
    },

    /** All or nothing; the pictures go once the records are gone. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[]) {
      const removed = await changeContent(async () => {
        const found = await allOf(ids, portfolio.findByIds);
        await portfolio.remove(ids);
        return found;
      });
      await pictures.remove(removed.flatMap(picturesOf));
      return removed.length;
    },
  };
}

export const createPortfolioService = (needs: Needs) => ({ ...createReading(needs), ...createWriting(needs) });

export type PortfolioService = ReturnType<typeof createPortfolioService>;
