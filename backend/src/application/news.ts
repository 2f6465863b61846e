import { photoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import { newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate, NewsFacets, NewsInput, NewsQuery, NewsUpdate } from "@etalase/contracts/news.schema";
import { isSlug, textProblem, visibleText } from "@etalase/contracts/text";
import { DomainError, invalidField } from "../domain/errors.ts";
import { excerptOf, firstPublication, isVisible, type News, readingMinutes, relatedTo } from "../domain/news.ts";
import type { Picture } from "../domain/picture.ts";
import { type User, type Viewer, visibleStatuses } from "../domain/user.ts";
import { allOf, type ChangeContent, type ContentAddress, given, refuseEmpty, refuseStale } from "./content.ts";
import type { Files, PictureRequest, Pictures } from "./media.ts";
import type { Clock, NewId, RateLimiter } from "./ports.ts";
import { createSlugs, type SlugsLike } from "./slugs.ts";

export type NewsInList = Omit<News, "content">;

/** A list query after visibility: `statuses` is what may come at all, `page` and `limit` are set. */
export type NewsSearch = Omit<NewsQuery, "page" | "limit" | "status"> &
  Readonly<{ page: number; limit: number; statuses: readonly News["status"][]; searchesCategory: boolean }>;

export interface NewsRepository {
  list(search: NewsSearch): Promise<Readonly<{ rows: readonly NewsInList[]; total: number }>>;
  facets(statuses: readonly News["status"][]): Promise<NewsFacets>;
  categories(statuses: readonly News["status"][]): Promise<readonly string[]>;
  /** Of all articles, newest first. */
  addresses(statuses: readonly News["status"][]): Promise<readonly ContentAddress[]>;
  findById(id: string): Promise<News | null>;
  /** By any slug the article ever had in public. */
  findBySlug(slug: string): Promise<News | null>;
  findByIds(ids: readonly string[]): Promise<readonly News[]>;
  /** Published articles other than this one: the `limit` newest of each kind that `relatedTo` tells apart, at least. */
  kinOf(news: News, limit: number): Promise<readonly NewsInList[]>;
  slugsLike: SlugsLike;
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
  changeContent: ChangeContent;
  sanitize: (html: string) => string;
  now: Clock;
  newId: NewId;
}>;

const contentRule = { field: "Content", min: newsLimits.contentMin, max: newsLimits.contentMaxBytes };
const viewWindowMs = 30 * 60 * 1000;
const viewsAMinute = 30;

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

function visible(found: News | null, viewer: Viewer): News {
  if (!found || !isVisible(found, viewer)) throw new DomainError("notFound");
  return found;
}

/** The body as it may be stored, with what follows from it. @throws {DomainError} when nothing to read is left */
function textFields(html: string, sanitize: Needs["sanitize"]) {
  const content = sanitize(html).trim();
  const problem = textProblem(visibleText(content), contentRule);
  if (problem) throw invalidField("content", problem);
  return { content, excerpt: excerptOf(content), readingTime: readingMinutes(content) };
}

const requestsOf = ({ featuredImage = [] }: Files): readonly PictureRequest[] =>
  featuredImage.slice(0, 1).map((upload) => ({ upload, field: "featuredImage", rule: photoRule }));

/** What anybody may ask of the news; the viewer decides what is there at all. */
function createReading({ news, sanitize }: Needs) {
  // Rows can come from a backup or an older sanitiser, so what is read is not trusted either.
  const toRead = (found: News): News => ({ ...found, content: sanitize(found.content) });

  return {
    async list(query: NewsQuery, viewer: Viewer) {
      const search = searchOf(query, viewer);
      const { rows, total } = await news.list(search);
      return { rows, total, page: search.page, totalPages: Math.ceil(total / search.limit) };
    },
    facets: (viewer: Viewer) => news.facets(visibleStatuses(viewer)),
    categories: (viewer: Viewer) => news.categories(visibleStatuses(viewer)),
    addresses: (viewer: Viewer) => news.addresses(visibleStatuses(viewer)),
    get: async (id: string, viewer: Viewer) => toRead(visible(await news.findById(id), viewer)),
    /** By the current or an earlier slug: compare the answer's `slug`. */
    getBySlug: async (slug: string, viewer: Viewer) =>
      toRead(visible(isSlug(slug) ? await news.findBySlug(slug) : null, viewer)),
    async related(id: string, viewer: Viewer) {
      const article = visible(await news.findById(id), viewer);
      return relatedTo(article, await news.kinOf(article, newsLimits.relatedMax));
    },
  };
}

/** Counts at most one view for a visitor and article in 30 minutes, and 30 a minute for one address; null counts not. */
const createViewCount =
  ({ news, limiter }: Needs) =>
  async (id: string, viewer: Viewer, visit: Readonly<{ visitor: string; ip: string }> | null) => {
    visible(await news.findById(id), viewer);
    if (!visit) return;
    const byAddress = await limiter.count(`views:${visit.ip}`, 60_000);
    if (byAddress.count > viewsAMinute) return;
    const byVisitor = await limiter.count(`view:${id}:${visit.visitor}`, viewWindowMs);
    if (byVisitor.count === 1) await news.countView(id);
  };

function createWriting({ news, pictures, changeContent, sanitize, now, newId }: Needs) {
  const slugs = createSlugs(news.slugsLike, "artikel");

  const created = async (input: NewsInput, featuredImage: Picture, author: User): Promise<News> => {
    const createdAt = now();
    return {
      ...input,
      ...textFields(input.content, sanitize),
      ...firstPublication({ publishedAt: null, createdAt, status: input.status }, createdAt),
      id: newId(),
      slug: input.slug || (await slugs.free(input.title)),
      authorId: author.id,
      authorName: author.name,
      views: 0,
      featuredImage,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    };
  };

  const edited = async (before: News, change: NewsUpdate, featuredImage = before.featuredImage): Promise<News> => {
    const { slug, content, ...rest } = change;
    const text = content === undefined ? {} : textFields(content, sanitize);
    const after: News = { ...before, ...given(rest), ...text, featuredImage, updatedAt: now() };
    return {
      ...after,
      ...firstPublication(after, after.updatedAt),
      slug: await slugs.next(before, { slug, title: after.title }),
    };
  };

  return {
    async create(input: NewsInput, files: Files, author: User): Promise<News> {
      // Before the picture is worked on.
      textFields(input.content, sanitize);
      return pictures.during(requestsOf(files), ([picture]) => {
        if (!picture) throw invalidField("featuredImage", messages.featuredImageRequired);
        return changeContent(async () => {
          const article = await created(input, picture, author);
          await news.insert(article);
          return article;
        });
      });
    },

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(id: string, change: NewsUpdate, files: Files, ifVersion?: number) {
      const requests = requestsOf(files);
      // Before the picture is worked on, and again in the transaction.
      visible(await news.findById(id), "staff");
      if (requests.length === 0) refuseEmpty(change);
      const { before, after } = await pictures.during(requests, ([picture]) =>
        changeContent(async () => {
          const before = visible(await news.findById(id), "staff");
          refuseStale(before, ifVersion);
          return { before, after: await news.update(await edited(before, change, picture)) };
        }),
      );
      if (requests.length > 0) await pictures.remove([before.featuredImage]);
      return after;
    },

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate({ ids, update }: NewsBulkUpdate) {
      refuseEmpty(update);
      return changeContent(async () => {
        for (const before of await allOf(ids, news.findByIds)) await news.update(await edited(before, update));
        return ids.length;
      });
    },

    /** All or nothing; the pictures go once the records are gone. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[]) {
      const removed = await changeContent(async () => {
        const found = await allOf(ids, news.findByIds);
        await news.remove(ids);
        return found;
      });
      await pictures.remove(removed.map(({ featuredImage }) => featuredImage));
      return removed.length;
    },
  };
}

export const createNewsService = (needs: Needs) => ({
  ...createReading(needs),
  ...createWriting(needs),
  countView: createViewCount(needs),
});

export type NewsService = ReturnType<typeof createNewsService>;
