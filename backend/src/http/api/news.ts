import {
  type NewsArticle,
  type NewsSummary,
  newsArticle,
  newsBulkUpdate,
  newsFacets,
  newsInput,
  newsPage,
  newsQuery,
  newsSummaries,
  newsUpdate,
} from "@etalase/contracts/news.schema";
import { strings } from "@etalase/contracts/rules/answers.schema";
import { type NewsInList, type NewsService, newsPictures } from "../../application/news.ts";
import type { News } from "../../domain/news.ts";
import { isRobot, visitorOf } from "./client.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";
import { resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, readRoute, route } from "./route.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{
  news: NewsService;
  sessions: Sessions;
  publicUrl: string;
  visitorSecret: string;
  now: () => Date;
}>;

/** An article as lists show it. `publicUrl` makes its addresses absolute. */
const summaryOf = (news: NewsInList, publicUrl: string): NewsSummary => ({
  _id: news.id,
  id: news.id,
  title: news.title,
  slug: news.slug,
  excerpt: news.excerpt,
  featuredImage: mediaUrl(news.featuredImage, publicUrl),
  featuredImageSet: pictureSet(news.featuredImage, publicUrl),
  category: news.category,
  tags: news.tags,
  author: { name: news.authorName },
  status: news.status,
  isHighlighted: news.isHighlighted,
  date: news.date.toISOString(),
  createdAt: news.createdAt.toISOString(),
  updatedAt: news.updatedAt.toISOString(),
  views: news.views,
  readingTime: news.readingTime,
  version: news.version,
});

const articleOf = (news: News, publicUrl: string): NewsArticle => ({
  ...summaryOf(news, publicUrl),
  content: news.content,
});

const path = "/api/news";

export function newsRoutes({ news, sessions, publicUrl, visitorSecret, now }: Needs): readonly Route[] {
  const row = (found: NewsInList) => summaryOf(found, publicUrl);
  const whole = (found: News) => articleOf(found, publicUrl);

  return [
    ...resourceRoutes({
      path,
      key: "news",
      service: news,
      query: newsQuery,
      input: newsInput,
      update: newsUpdate,
      bulk: newsBulkUpdate,
      pictures: newsPictures,
      row,
      whole,
      answers: { page: newsPage, whole: newsArticle },
    }),
    slugRoute(path, { find: news.getBySlug, view: whole, response: newsArticle }),
    readRoute({
      path: `${path}/categories`,
      response: strings,
      read: async ({ viewer }) => ({ body: await news.categories(viewer) }),
    }),
    readRoute({
      path: `${path}/facets`,
      response: newsFacets,
      read: async ({ viewer }) => ({ body: await news.facets(viewer) }),
    }),
    readRoute({
      path: `${path}/:id/related`,
      response: newsSummaries,
      read: async ({ params, viewer }) => ({ body: (await news.related(params.id ?? "", viewer)).map(row) }),
    }),
    route({
      method: "POST",
      path: `${path}/:id/view`,
      who: "anyone",
      handle: async ({ params, context, viewer, ip }) => {
        const counts = viewer === "public" && !sessions.isStaffBrowser(context) && !isRobot(context);
        const visit = { visitor: visitorOf(context, visitorSecret, now()), ip };
        await news.countView(params.id ?? "", viewer, counts ? visit : null);
        return {};
      },
    }),
  ];
}
