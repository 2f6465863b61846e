import {
  facetsQuery,
  type NewsArticle,
  type NewsSummary,
  newsArticle,
  newsAuthors,
  newsBulkUpdate,
  newsFacets,
  newsFields,
  newsInput,
  newsPage,
  newsQuery,
  newsSummaries,
  newsUpdate,
} from "@etalase/contracts/news.schema";
import { strings } from "@etalase/contracts/rules/answers.schema";
import { type NewsInList, type NewsService, newsPictures } from "../../application/news.ts";
import type { News } from "../../domain/news.ts";
import { isVisitor, visitorOf } from "./client.ts";
import { recordView, resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { type Shown, textView, withPathsIn } from "./text-pictures.ts";
import { type Addresses, mediaUrl, pictureSet, publicationView } from "./views/picture-view.ts";
import { answerValues, rowValues } from "./views/values-view.ts";

type Needs = Readonly<{
  news: NewsService;
  media: Readonly<{ shown: Shown }>;
  sessions: Sessions;
  addresses: Addresses;
  visitorSecret: string;
  now: () => Date;
}>;

/** An article in the form of lists. `mediaPublicUrl` makes its addresses absolute. */
const summaryOf = (news: NewsInList, mediaPublicUrl: string): NewsSummary => ({
  ...recordView(news),
  ...rowValues(newsFields, news),
  slug: news.slug,
  featuredImage: mediaUrl(news.featuredImage, mediaPublicUrl),
  featuredImageSet: pictureSet(news.featuredImage, mediaPublicUrl),
  author: { name: news.authorName },
  date: news.date.toISOString(),
  views: news.views,
  readingTime: news.readingTime,
});

const path = "/api/news";

/** The values by which lists of articles can be filtered. */
const filterRoutes = (news: NewsService): readonly Route[] => [
  route.read(`${path}/categories`, {
    response: strings,
    isCached: true,
    read: async ({ viewer }) => ({ body: await news.categories(viewer) }),
  }),
  route.read(`${path}/facets`, {
    query: facetsQuery,
    response: newsFacets,
    isCached: true,
    read: async ({ viewer, query }) => ({ body: await news.facets(viewer, query.language) }),
  }),
  route.get(`${path}/authors`, "staff", {
    response: newsAuthors,
    handle: async () => ({ body: await news.authors() }),
  }),
];

/** Counts a view of an article. */
const viewRoute = ({ news, sessions, visitorSecret, now }: Needs): Route =>
  route.post(`${path}/:id/view`, "anyone", {
    handle: async ({ id, context, viewer, ip }) => {
      const counts = await isVisitor(context, viewer, sessions);
      const visit = { visitor: visitorOf(context, visitorSecret, now()), ip };
      await news.countView(id, viewer, counts ? visit : null);
    },
  });

export function newsRoutes(needs: Needs): readonly Route[] {
  const { news, media, addresses } = needs;
  const { mediaPublicUrl } = addresses;
  const row = (found: NewsInList) => summaryOf(found, mediaPublicUrl);
  const whole = async (found: News): Promise<NewsArticle> => ({
    ...row(found),
    ...(await textView(found.content, media.shown, mediaPublicUrl)),
    authorId: found.authorId,
    translation: await news.translationOf(found),
    ...answerValues(newsFields, found),
    ...publicationView(found, mediaPublicUrl),
  });

  return [
    ...resourceRoutes({
      path,
      key: "news",
      service: withPathsIn(news, addresses),
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
    ...filterRoutes(news),
    route.read(`${path}/:id/related`, {
      response: newsSummaries,
      isCached: true,
      read: async ({ id, viewer }) => ({ body: (await news.related(id, viewer)).map(row) }),
    }),
    viewRoute(needs),
  ];
}
