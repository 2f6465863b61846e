import { photoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import { type NewsFacets, newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate, NewsInput, NewsQuery, NewsUpdate } from "@etalase/contracts/news.schema";
import { isSlug, lengthOf, visibleText } from "@etalase/contracts/text";
import { DomainError, invalidField } from "../domain/errors.ts";
import {
  excerptOf,
  followsTitle,
  freeSlug,
  isVisible,
  type News,
  readingMinutes,
  relatedTo,
  slugFromTitle,
  visibleStatuses,
} from "../domain/news.ts";
import type { Picture } from "../domain/picture.ts";
import type { User, Viewer } from "../domain/user.ts";
import type { Pictures, Upload } from "./media.ts";
import type { Clock, NewId, RateLimiter, SiteState, Transaction } from "./ports.ts";

export type NewsInList = Omit<News, "content">;

/** A list query after visibility: `statuses` is what may come at all, `page` and `limit` are set. */
export type NewsSearch = Omit<NewsQuery, "page" | "limit" | "status"> &
  Readonly<{ page: number; limit: number; statuses: readonly News["status"][]; searchesCategory: boolean }>;

export interface NewsRepository {
  list(search: NewsSearch): Promise<Readonly<{ rows: readonly NewsInList[]; total: number }>>;
  facets(statuses: readonly News["status"][]): Promise<NewsFacets>;
  categories(statuses: readonly News["status"][]): Promise<readonly string[]>;
  findById(id: string): Promise<News | null>;
  /** By any slug the article ever had in public. */
  findBySlug(slug: string): Promise<News | null>;
  findByIds(ids: readonly string[]): Promise<readonly News[]>;
  /** Published articles other than this one: the `limit` newest of each kind that `relatedTo` tells apart, at least. */
  kinOf(news: News, limit: number): Promise<readonly NewsInList[]>;
  /** Every slug in use that is `base` or begins with `base-`, but for those of the article `except`. */
  slugsLike(base: string, except?: string): Promise<ReadonlySet<string>>;
  /** @throws {DomainError} "conflict" under `slug` when another article has it. */
  insert(news: News): Promise<void>;
  /** Writes an edited article, with its version raised. @throws {DomainError} "conflict" under `slug`. */
  update(news: News): Promise<News>;
  remove(ids: readonly string[]): Promise<void>;
  /** Leaves `updatedAt` and `version` alone. */
  countView(id: string): Promise<void>;
}

type Needs = Readonly<{
  news: NewsRepository;
  pictures: Pictures;
  limiter: RateLimiter;
  siteState: SiteState;
  transaction: Transaction;
  sanitize: (html: string) => string;
  now: Clock;
  newId: NewId;
}>;

type NewsFiles = Readonly<{ featuredImage?: Upload }>;
type Picked = Readonly<{ featuredImage?: Picture }>;

const refuseEmpty = (change: object) => {
  if (Object.values(change).every((value) => value === undefined))
    throw new DomainError("invalid", { message: messages.noUpdatableFields });
};

const viewWindowMs = 30 * 60 * 1000;

/** "public" narrows to what is visible; a filter can narrow further, never widen. */
function searchOf(query: NewsQuery, viewer: Viewer): NewsSearch {
  const { page, limit, status, ...rest } = query;
  const visible = visibleStatuses(viewer);
  return {
    ...rest,
    page: page ?? 1,
    limit: limit ?? (page === undefined ? 100 : newsLimits.adminPageSize),
    statuses: status ? visible.filter((one) => one === status) : visible,
    searchesCategory: viewer === "staff",
  };
}

export function createNewsService(needs: Needs) {
  const { news, pictures, limiter, siteState, transaction, sanitize, now, newId } = needs;

  const sanitized = (html: string) => {
    const content = sanitize(html).trim();
    // What is left after the unsafe parts are gone must still be an article.
    const length = lengthOf(visibleText(content));
    if (length === 0) throw invalidField("content", messages.required("Content"));
    if (length < newsLimits.contentMin)
      throw invalidField("content", messages.tooShort("Content", newsLimits.contentMin));
    return content;
  };

  const textFields = (html: string) => {
    const content = sanitized(html);
    return { content, excerpt: excerptOf(content), readingTime: readingMinutes(content) };
  };

  const visible = (found: News | null, viewer: Viewer): News => {
    if (!found || !isVisible(found, viewer)) throw new DomainError("notFound");
    return found;
  };

  // Rows can come from a backup or an older sanitiser, so what is read is not trusted either.
  const toRead = (found: News): News => ({ ...found, content: sanitize(found.content) });

  /** Stores the picture, runs the write, and removes the picture again if the write fails. */
  const withPicture = async <T>(upload: Upload | undefined, write: (picked: Picked) => Promise<T>): Promise<T> => {
    if (!upload) return write({});
    const featuredImage = await pictures.admit(upload, { field: "featuredImage", rule: photoRule });
    try {
      return await write({ featuredImage });
    } catch (error) {
      await pictures.remove(featuredImage);
      throw error;
    }
  };

  const freeSlugFor = async (title: string, except?: string) => {
    const base = slugFromTitle(title);
    return freeSlug(base, await news.slugsLike(base, except));
  };

  const nextSlug = async (before: News, { slug, title }: Readonly<{ slug?: string | undefined; title: string }>) => {
    if (slug) return slug;
    if (slug === "") return freeSlugFor(title, before.id);
    const follows = before.publishedAt === null && followsTitle(before.slug, before.title);
    return follows && title !== before.title ? freeSlugFor(title, before.id) : before.slug;
  };

  const publishedOnce = (status: News["status"], before: Pick<News, "publishedAt" | "createdAt">) => {
    const publishedAt = before.publishedAt ?? (status === "published" ? now() : null);
    return { publishedAt, date: publishedAt ?? before.createdAt };
  };

  const edited = async (before: News, change: NewsUpdate & Picked): Promise<News> => {
    const { slug, content, ...rest } = change;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const after: News = { ...before, ...given, ...(content === undefined ? {} : textFields(content)) };
    return {
      ...after,
      slug: await nextSlug(before, { slug, title: after.title }),
      ...publishedOnce(after.status, before),
      updatedAt: now(),
    };
  };

  // Marking the change comes first: its row lock makes writers wait for each other, so that each reads what the one
  // before it wrote.
  const changing = <T>(work: () => Promise<T>) =>
    transaction(async () => {
      await siteState.contentChanged();
      return work();
    });

  const allOf = async (ids: readonly string[]) => {
    const found = await news.findByIds(ids);
    if (found.length !== ids.length) throw new DomainError("notFound");
    return found;
  };

  return {
    async list(query: NewsQuery, viewer: Viewer) {
      const search = searchOf(query, viewer);
      const { rows, total } = await news.list(search);
      return { rows, total, page: search.page, totalPages: Math.ceil(total / search.limit) };
    },
    facets: (viewer: Viewer) => news.facets(visibleStatuses(viewer)),
    categories: (viewer: Viewer) => news.categories(visibleStatuses(viewer)),
    get: async (id: string, viewer: Viewer) => toRead(visible(await news.findById(id), viewer)),
    /** By the current or an earlier slug: compare the answer's `slug`. */
    getBySlug: async (slug: string, viewer: Viewer) =>
      toRead(visible(isSlug(slug) ? await news.findBySlug(slug) : null, viewer)),

    async related(id: string, viewer: Viewer) {
      const article = visible(await news.findById(id), viewer);
      return relatedTo(article, await news.kinOf(article, newsLimits.relatedMax));
    },

    create: (input: NewsInput, { featuredImage }: NewsFiles, author: User): Promise<News> => {
      if (!featuredImage) throw invalidField("featuredImage", messages.news.imageRequired);
      const text = textFields(input.content);
      return withPicture(featuredImage, (picked) =>
        changing(async () => {
          const createdAt = now();
          const created: News = {
            ...input,
            ...text,
            id: newId(),
            slug: input.slug || (await freeSlugFor(input.title)),
            authorId: author.id,
            authorName: author.name,
            ...publishedOnce(input.status, { publishedAt: null, createdAt }),
            views: 0,
            featuredImage: picked.featuredImage as Picture, // an upload was given, so it was admitted
            createdAt,
            updatedAt: createdAt,
            version: 1,
          };
          await news.insert(created);
          return created;
        }),
      );
    },

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(
      id: string,
      change: NewsUpdate,
      { featuredImage, ifVersion }: NewsFiles & Readonly<{ ifVersion?: number | undefined }>,
    ) {
      // Before any work on the picture, and again in the transaction.
      visible(await news.findById(id), "staff");
      if (!featuredImage) refuseEmpty(change);
      const { before, after } = await withPicture(featuredImage, (picked) =>
        changing(async () => {
          const before = visible(await news.findById(id), "staff");
          if (ifVersion !== undefined && ifVersion !== before.version) throw new DomainError("stale");
          return { before, after: await news.update(await edited(before, { ...change, ...picked })) };
        }),
      );
      if (featuredImage) await pictures.remove(before.featuredImage);
      return after;
    },

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    bulkUpdate: ({ ids, update }: NewsBulkUpdate) => {
      refuseEmpty(update);
      return changing(async () => {
        for (const before of await allOf(ids)) await news.update(await edited(before, update));
        return ids.length;
      });
    },

    /** All or nothing; the pictures go once the records are gone. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[]) {
      const removed = await changing(async () => {
        const found = await allOf(ids);
        await news.remove(ids);
        return found;
      });
      await Promise.all(removed.map((one) => pictures.remove(one.featuredImage)));
      return removed.length;
    },

    /** Counts at most one view for a visitor and article in 30 minutes, and 30 a minute for one address; null counts not. */
    async countView(id: string, viewer: Viewer, visit: Readonly<{ visitor: string; ip: string }> | null) {
      visible(await news.findById(id), viewer);
      if (!visit) return;
      const { visitor, ip } = visit;
      const byAddress = await limiter.count(`views:${ip}`, 60_000);
      if (byAddress.count > 30) return;
      const byVisitor = await limiter.count(`view:${id}:${visitor}`, viewWindowMs);
      if (byVisitor.count === 1) await news.countView(id);
    },
  };
}

export type NewsService = ReturnType<typeof createNewsService>;
