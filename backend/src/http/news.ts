import { strings } from "@etalase/contracts/answers.schema";
import {
  newsArticle as newsArticleAnswer,
  newsBulkUpdate,
  newsFacets,
  newsInput,
  newsPage,
  newsQuery,
  newsSummaries,
  newsUpdate,
} from "@etalase/contracts/news.schema";
import { type NewsService, newsPictures } from "../application/news.ts";
import { isRobot, visitorOf } from "./client.ts";
import { newsArticle, newsSummary } from "./news-view.ts";
import { resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{
  news: NewsService;
  sessions: Sessions;
  publicUrl: string;
  visitorSecret: string;
  now: () => Date;
}>;

const path = "/api/news";

export function newsRoutes({ news, sessions, publicUrl, visitorSecret, now }: Needs): readonly Route[] {
  const row = (found: Parameters<typeof newsSummary>[0]) => newsSummary(found, publicUrl);
  const whole = (found: Parameters<typeof newsArticle>[0]) => newsArticle(found, publicUrl);

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
      answers: { page: newsPage, whole: newsArticleAnswer },
    }),
    slugRoute(path, { find: news.getBySlug, view: whole, response: newsArticleAnswer }),
    route({
      method: "GET",
      path: `${path}/categories`,
      who: "anyone",
      response: strings,
      handle: async ({ viewer }) => ({ body: await news.categories(viewer) }),
    }),
    route({
      method: "GET",
      path: `${path}/facets`,
      who: "anyone",
      response: newsFacets,
      handle: async ({ viewer }) => ({ body: await news.facets(viewer) }),
    }),
    route({
      method: "GET",
      path: `${path}/:id/related`,
      who: "anyone",
      response: newsSummaries,
      handle: async ({ params, viewer }) => ({ body: (await news.related(params.id ?? "", viewer)).map(row) }),
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
