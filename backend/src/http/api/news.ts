import {
  facetsQuery,
  type NewsArticle,
  type NewsSummary,
  newsArticle,
  newsAuthors,
  newsBulkUpdate,
  newsFacets,
  newsInput,
  newsPage,
  newsQuery,
  newsSummaries,
  newsSummary,
  newsUpdate,
} from "@etalase/contracts/news.schema";
import { strings } from "@etalase/contracts/rules/answers.schema";
import { type NewsInList, type NewsService, newsPictures } from "../../application/news.ts";
import type { News } from "../../domain/news.ts";
import { isVisitor, visitorOf } from "./client.ts";
import { resourceRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { type Shown, textView, withPathsIn } from "./text-pictures.ts";
import { mediaUrl, pictureSet, publicationView } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

type Needs = Readonly<{
  news: NewsService;
  media: Readonly<{ shown: Shown }>;
  sessions: Sessions;
  publicUrl: string;
  visitorSecret: string;
  now: () => Date;
}>;

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
  const { news, media, publicUrl } = needs;
  const seen = (article: NewsInList) => ({
    ...article,
    featuredImage: mediaUrl(article.featuredImage, publicUrl),
    featuredImageSet: pictureSet(article.featuredImage, publicUrl),
    author: { name: article.authorName },
  });
  const row = (article: NewsInList): NewsSummary => viewBy(newsSummary, seen(article));
  const whole = async (article: News): Promise<NewsArticle> =>
    viewBy(newsArticle, {
      ...article,
      ...seen(article),
      ...publicationView(article, publicUrl),
      ...(await textView(article.content, media.shown, publicUrl)),
      translation: await news.translationOf(article),
    });

  return [
    ...resourceRoutes({
      path,
      key: "news",
      service: withPathsIn(news, publicUrl),
      query: newsQuery,
      input: newsInput,
      update: newsUpdate,
      bulk: newsBulkUpdate,
      pictures: newsPictures,
      row,
      whole,
      answers: { page: newsPage, whole: newsArticle },
    }),
    ...filterRoutes(news),
    route.read(`${path}/:id/related`, {
      response: newsSummaries,
      isCached: true,
      read: async ({ id, viewer }) => ({ body: (await news.related(id, viewer)).map(row) }),
    }),
    viewRoute(needs),
  ];
}
