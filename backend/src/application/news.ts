import { blogLimits, newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate, NewsFacets, NewsInput, NewsQuery, NewsUpdate } from "@etalase/contracts/news.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { unknownAuthor } from "@etalase/contracts/rules/publication.schema";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { spelledAs, unlike } from "@etalase/contracts/text/words";
import { invalidField } from "../domain/errors.ts";
import { excerptOf, firstPublication, type News, readingMinutes, relatedTo } from "../domain/news.ts";
import { noSearchFields, publicAt, type Shown, shownOf, unscheduled } from "../domain/publication.ts";
import type { Actor, Viewer } from "../domain/user.ts";
import { cachedByEdition, type NamedEditions } from "./cached-by-edition.ts";
import { cleanText, definedValues, pageOf, type Sanitize, type SearchedRepository } from "./content.ts";
import type { Files } from "./media.ts";
import type { RateLimiter } from "./ports.ts";
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
import type { UserRepository } from "./users.ts";
import { createWriting } from "./writing.ts";

export type NewsInList = Omit<News, "content">;

/** A list query after the check of visibility: `shown` says which articles are allowed, `page` and `limit` are set. */
export type NewsSearch = Omit<NewsQuery, "page" | "limit" | "status" | "state" | "language"> &
  Readonly<{
    page: number;
    limit: number;
    shown: Shown;
    /** The name of the edition, within which the same filters allow the same articles. */
    edition?: string;
  }>;

export interface NewsRepository
  extends ContentRepository<News, NewsSearch, NewsInList>,
    SluggedRepository<News>,
    Translations,
    SearchedRepository {
  facets(shown: Shown): Promise<NewsFacets>;
  categories(shown: Shown): Promise<readonly string[]>;
  /** The categories of other articles than this one, most used first. */
  categoriesBeside(id: string): Promise<readonly string[]>;
  /** Other articles than this one: at least the `limit` newest of each kind that `relatedTo` distinguishes. */
  kinOf(news: News, search: Readonly<{ shown: Shown; limit: number }>): Promise<readonly NewsInList[]>;
  /** Leaves `updatedAt` and `version` unchanged. */
  countView(id: string): Promise<unknown>;
}

/** Finds the accounts that can be an article's author. */
export type Authors = Pick<UserRepository, "staff">;

type Needs = ContentNeeds &
  Readonly<{
    news: NewsRepository;
    users: Authors;
    limiter: RateLimiter;
    sanitize: Sanitize;
    editions: NamedEditions;
  }>;

export const newsPictures = {
  featuredImage: { rule: photoRule, required: messages.featuredImageRequired },
  ...searchPictures,
};

const viewWindowMs = 30 * 60 * 1000;
const viewsAMinute = 30;

/** The query of a list: without a page, one page of all articles, up to a hundred. */
function searchOf(query: NewsQuery, viewer: Viewer, at: Date): NewsSearch {
  const { page, limit, status, state, language, ...rest } = query;
  return {
    ...rest,
    page: page ?? 1,
    limit: limit ?? (page === undefined ? 100 : newsLimits.adminPageSize),
    shown: shownOf({ status, state, language }, viewer, at),
  };
}

/** The body, and the field that follows from it. @throws {DomainError} when no readable text is left */
function textFields(html: string, sanitize: Sanitize) {
  const content = cleanText(html, sanitize);
  return { content, readingTime: readingMinutes(content) };
}

/** The reads of news that are open to everybody; the viewer and the time decide which articles are visible. */
function createReading({ news, sanitize, now, users, editions }: Needs) {
  const seen = createSeen(news, now);
  // Rows can come from a backup or an older sanitiser, so stored texts are not trusted either.
  // The account behind a byline is for staff.
  const toShow = async (article: News, viewer: Viewer): Promise<News> => ({
    ...(await seen.one(article, viewer)),
    ...(viewer === "public" ? { authorId: null } : {}),
    content: sanitize(article.content),
  });
  // The facets count every article.
  const facetsIn = (viewer: Viewer, language?: SiteLanguage) =>
    cachedByEdition(viewer === "public" ? editions.current : editions.newest, () =>
      news.facets(shownOf({ language }, viewer, now())),
    );
  const facetsOf = (viewer: Viewer) => ({
    id: facetsIn(viewer, "id"),
    en: facetsIn(viewer, "en"),
    unfiltered: facetsIn(viewer),
  });
  const facets = { public: facetsOf("public"), staff: facetsOf("staff") };

  return {
    ...createPublishedReads(news, now, toShow),

    async list(query: NewsQuery, viewer: Viewer) {
      const edition = viewer === "public" ? { edition: (await editions.current()).name } : {};
      const search = { ...searchOf(query, viewer, now()), ...edition };
      return pageOf(await news.list(search), search);
    },
    facets: (viewer: Viewer, language?: SiteLanguage) => facets[viewer][language ?? "unfiltered"](),
    categories: (viewer: Viewer) => news.categories(shownOf({}, viewer, now())),
    async related(id: string, viewer: Viewer) {
      const at = now();
      const article = visibleAt(await news.findById(id), viewer, at);
      const shown = publicAt(at, article.language);
      return relatedTo(article, await news.kinOf(article, { shown, limit: blogLimits.relatedMax }));
    },
    /** The possible authors of an article. */
    authors: async () => (await users.staff()).map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Counts at most one view for a visitor and article in 30 minutes, and 30 a minute for an address; a null visit does
 * not count.
 */
const createViewCount =
  ({ news, limiter, now }: Needs) =>
  async (id: string, viewer: Viewer, visit: Readonly<{ visitor: string; ip: string }> | null) => {
    visibleAt(await news.findById(id), viewer, now());
    if (!visit) return;
    const byAddress = await limiter.count(`views:${visit.ip}`, 60_000);
    if (byAddress.count > viewsAMinute) return;
    const byVisitor = await limiter.count(`view:${id}:${visit.visitor}`, viewWindowMs);
    if (byVisitor.count === 1) await news.countView(id);
  };

type Byline = Pick<News, "authorId" | "authorName">;

/** The author of an article. @throws {DomainError} for an account without access to the dashboard */
async function bylineOf(id: string | null | undefined, before: Byline, users: Authors): Promise<Byline> {
  if (!id || id === before.authorId) return { authorId: before.authorId, authorName: before.authorName };
  const author = (await users.staff()).find((one) => one.id === id);
  if (!author) throw invalidField("authorId", unknownAuthor);
  return { authorId: author.id, authorName: author.name };
}

/** The article's tags and new ones. @throws {DomainError} when an article cannot have so many */
function tagsWith(tags: readonly string[], added: readonly string[]): string[] {
  const all = unlike([...tags, ...added]);
  if (all.length > newsLimits.tagsMax) throw invalidField("addTags", messages.news.tooManyTags);
  return all;
}

type Written = Omit<NewsInput, "authorId"> & Byline;
type Change = NewsUpdate & Pick<NewsBulkUpdate["update"], "addTags">;

function createNewsWriting({ news, users, sanitize, ...needs }: Needs) {
  const slugs = createSlugs(news.slugsLike, "artikel");

  const writing = createWriting<News, Written, Change>({
    ...needs,
    resource: "news",
    records: news,
    fields: newsPictures,
    picturesOf: ({ featuredImage, shareImage }) => [featuredImage, ...(shareImage ? [shareImage] : [])],
    async created(input, { base, stored }) {
      const [featuredImage] = stored("featuredImage");
      if (!featuredImage) throw invalidField("featuredImage", messages.featuredImageRequired);
      const { createdAt } = base;
      const schedule = scheduled(input, unscheduled);
      const text = textFields(input.content, sanitize);
      return {
        ...input,
        ...base,
        ...text,
        ...schedule,
        ...describedBy(input, { ...noSearchFields, excerpt: "" }, { stored, excerpt: () => excerptOf(text.content) }),
        ...spokenAs(base.id, input),
        ...firstPublication({ ...schedule, publishedAt: null, createdAt, status: input.status }, createdAt),
        slug: input.slug || (await slugs.free(input.title)),
        category: spelledAs(input.category, await news.categoriesBeside(base.id)),
        views: 0,
        featuredImage,
      };
    },
    inMany: ({ tags }, { addTags, ...change }) => (addTags ? { ...change, tags: tagsWith(tags, addTags) } : change),
    async edited(before, { slug, content, authorId, ...change }, { stored, at }) {
      const [featuredImage = before.featuredImage] = stored("featuredImage");
      const { publishAt: _from, unpublishAt: _until, shareImage: _picture, ...fields } = definedValues(change);
      const text = content === undefined ? {} : textFields(content, sanitize);
      const after = { ...before, ...fields, ...text, ...scheduled(change, before), featuredImage };
      const { category } = change;
      return {
        ...after,
        ...(category && { category: spelledAs(category, await news.categoriesBeside(before.id)) }),
        ...describedBy(change, before, { stored, excerpt: () => excerptOf(after.content) }),
        ...(await bylineOf(authorId, before, users)),
        ...spokenAs(before.id, after),
        ...firstPublication(after, at),
        slug: await slugs.next(before, { slug, title: after.title, at }),
      };
    },
  });

  const naming = namingOriginals(writing, news);
  return {
    ...naming,
    async create({ authorId, ...input }: NewsInput, files: Files, by: Actor): Promise<News> {
      // Checked before the picture is processed.
      textFields(input.content, sanitize);
      const own = { authorId: by.user.id, authorName: by.user.name };
      return naming.create({ ...input, ...(await bylineOf(authorId, own, users)) }, files, by);
    },
  };
}

export function createNewsService(needs: Needs) {
  const [reading, writing] = [createReading(needs), createNewsWriting(needs)];
  return { ...reading, ...writing, countView: createViewCount(needs) };
}

export type NewsService = ReturnType<typeof createNewsService>;
