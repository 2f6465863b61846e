import { newsLimits } from "@etalase/contracts/news";
import type { NewsFacets, NewsInput, NewsQuery, NewsUpdate } from "@etalase/contracts/news.schema";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { photoRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { isSlug, textProblem, visibleText } from "@etalase/contracts/text/text";
import { invalidField } from "../domain/errors.ts";
import { excerptOf, firstPublication, type News, readingMinutes, relatedTo } from "../domain/news.ts";
import { isVisible, statusesShown } from "../domain/publication.ts";
import { type User, type Viewer, visibleStatuses } from "../domain/user.ts";
import { given, onlyVisible, pageOf } from "./content.ts";
import type { Files } from "./media.ts";
import type { RateLimiter } from "./ports.ts";
import { createSlugs, type SluggedRepository } from "./slugs.ts";
import { type ContentNeeds, type ContentRepository, createWriting } from "./writing.ts";

export type NewsInList = Omit<News, "content">;

/** A list query after visibility: `statuses` is what may come at all, `page` and `limit` are set. */
export type NewsSearch = Omit<NewsQuery, "page" | "limit" | "status"> &
  Readonly<{ page: number; limit: number; statuses: readonly PublicationStatus[]; searchesCategory: boolean }>;

export interface NewsRepository extends ContentRepository<News, NewsSearch, NewsInList>, SluggedRepository<News> {
  facets(statuses: readonly PublicationStatus[]): Promise<NewsFacets>;
  categories(statuses: readonly PublicationStatus[]): Promise<readonly string[]>;
  /** Published articles other than this one: the `limit` newest of each kind that `relatedTo` tells apart, at least. */
  kinOf(news: News, limit: number): Promise<readonly NewsInList[]>;
  /** Leaves `updatedAt` and `version` alone. */
  countView(id: string): Promise<void>;
}

type Needs = ContentNeeds &
  Readonly<{ news: NewsRepository; limiter: RateLimiter; sanitize: (html: string) => string }>;

export const newsPictures = { featuredImage: { rule: photoRule, required: messages.featuredImageRequired } };

const contentRule = { field: "Content", min: newsLimits.contentMin, max: newsLimits.contentMaxBytes };
const viewWindowMs = 30 * 60 * 1000;
const viewsAMinute = 30;

/** The list that is asked for: without a page one of everything, up to a hundred. */
function searchOf(query: NewsQuery, viewer: Viewer): NewsSearch {
  const { page, limit, status, ...rest } = query;
  return {
    ...rest,
    page: page ?? 1,
    limit: limit ?? (page === undefined ? 100 : newsLimits.adminPageSize),
    statuses: statusesShown(viewer, status),
    searchesCategory: viewer === "staff",
  };
}

const visible = onlyVisible<News>(isVisible);

/** The body as it may be stored, with what follows from it. @throws {DomainError} when nothing to read is left */
function textFields(html: string, sanitize: Needs["sanitize"]) {
  const content = sanitize(html).trim();
  const problem = textProblem(visibleText(content), contentRule);
  if (problem) throw invalidField("content", problem);
  return { content, excerpt: excerptOf(content), readingTime: readingMinutes(content) };
}

/** What anybody may ask of the news; the viewer decides what is there at all. */
function createReading({ news, sanitize }: Needs) {
  // Rows can come from a backup or an older sanitiser, so what is read is not trusted either.
  const toRead = (found: News): News => ({ ...found, content: sanitize(found.content) });

  return {
    async list(query: NewsQuery, viewer: Viewer) {
      const search = searchOf(query, viewer);
      return pageOf(await news.list(search), search);
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

type Written = NewsInput & Pick<News, "authorId" | "authorName">;

function createNewsWriting({ news, sanitize, ...needs }: Needs) {
  const slugs = createSlugs(news.slugsLike, "artikel");

  const writing = createWriting<News, Written, NewsUpdate>({
    ...needs,
    records: news,
    fields: newsPictures,
    picturesOf: ({ featuredImage }) => [featuredImage],
    async created(input, { begun, stored }) {
      const [featuredImage] = stored("featuredImage");
      if (!featuredImage) throw invalidField("featuredImage", messages.featuredImageRequired);
      const { createdAt } = begun;
      return {
        ...input,
        ...begun,
        ...textFields(input.content, sanitize),
        ...firstPublication({ publishedAt: null, createdAt, status: input.status }, createdAt),
        slug: input.slug || (await slugs.free(input.title)),
        views: 0,
        featuredImage,
      };
    },
    async edited(before, { slug, content, ...change }, { stored, at }) {
      const [featuredImage = before.featuredImage] = stored("featuredImage");
      const text = content === undefined ? {} : textFields(content, sanitize);
      const after = { ...before, ...given(change), ...text, featuredImage };
      return {
        ...after,
        ...firstPublication(after, at),
        slug: await slugs.next(before, { slug, title: after.title }),
      };
    },
  });

  return {
    ...writing,
    async create(input: NewsInput, files: Files, author: User): Promise<News> {
      // Before the picture is worked on.
      textFields(input.content, sanitize);
      return writing.create({ ...input, authorId: author.id, authorName: author.name }, files);
    },
  };
}

export const createNewsService = (needs: Needs) => ({
  ...createReading(needs),
  ...createNewsWriting(needs),
  countView: createViewCount(needs),
});

export type NewsService = ReturnType<typeof createNewsService>;
