import { photoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import { bulkDelete, newsBulkUpdate, newsInput, newsQuery, newsUpdate } from "@etalase/contracts/news.schema";
import type { NewsService } from "../application/news.ts";
import type { News } from "../domain/news.ts";
import { isRobot, visitorOf } from "./client.ts";
import { newsArticle, newsSummary } from "./news-view.ts";
import { type Call, type Route, route } from "./route.ts";
import { type Sessions, theUser } from "./session.ts";

type Needs = Readonly<{
  news: NewsService;
  sessions: Sessions;
  publicUrl: string;
  visitorSecret: string;
  now: () => Date;
}>;

export function newsRoutes({ news, sessions, publicUrl, visitorSecret, now }: Needs): readonly Route[] {
  const one = (found: News, status = 200) => ({ status, body: newsArticle(found, publicUrl), version: found.version });
  const summaries = (rows: readonly Parameters<typeof newsSummary>[0][]) =>
    rows.map((row) => newsSummary(row, publicUrl));
  const idOf = ({ params }: Call) => params.id ?? "";
  const picture = { featuredImage: { rule: photoRule } };
  const requiredPicture = { featuredImage: { rule: photoRule, required: messages.news.imageRequired } };

  return [
    route({
      method: "GET",
      path: "/api/news",
      who: "anyone",
      query: newsQuery,
      handle: async ({ query, viewer }) => {
        const { rows, ...info } = await news.list(query, viewer);
        return { body: { news: summaries(rows), ...info } };
      },
    }),
    route({
      method: "GET",
      path: "/api/news/categories",
      who: "anyone",
      handle: async ({ viewer }) => ({ body: await news.categories(viewer) }),
    }),
    route({
      method: "GET",
      path: "/api/news/facets",
      who: "anyone",
      handle: async ({ viewer }) => ({ body: await news.facets(viewer) }),
    }),
    route({
      method: "GET",
      path: "/api/news/slug/:slug",
      who: "anyone",
      handle: async ({ params, viewer }) => {
        const found = await news.getBySlug(params.slug ?? "", viewer);
        if (found.slug !== params.slug) return { status: 301, location: `/api/news/slug/${found.slug}` };
        return one(found);
      },
    }),
    route({
      method: "GET",
      path: "/api/news/:id",
      who: "anyone",
      handle: async (call) => one(await news.get(idOf(call), call.viewer)),
    }),
    route({
      method: "GET",
      path: "/api/news/:id/related",
      who: "anyone",
      handle: async (call) => ({ body: summaries(await news.related(idOf(call), call.viewer)) }),
    }),
    route({
      method: "POST",
      path: "/api/news/:id/view",
      who: "anyone",
      handle: async (call) => {
        const { context, viewer, ip } = call;
        const counts = viewer === "public" && !sessions.isStaffBrowser(context) && !isRobot(context);
        const visit = { visitor: visitorOf(context, visitorSecret, now()), ip };
        await news.countView(idOf(call), viewer, counts ? visit : null);
        return {};
      },
    }),
    route({
      method: "POST",
      path: "/api/news",
      who: "staff",
      body: { schema: newsInput, pictures: requiredPicture },
      handle: async ({ input, uploads, signedIn }) => one(await news.create(input, uploads, theUser(signedIn)), 201),
    }),
    route({
      method: "PUT",
      path: "/api/news/bulk-update",
      who: "staff",
      body: { schema: newsBulkUpdate },
      handle: async ({ input }) => ({ body: { updated: await news.bulkUpdate(input) } }),
    }),
    route({
      method: "PUT",
      path: "/api/news/:id",
      who: "staff",
      body: { schema: newsUpdate, pictures: picture },
      handle: async (call) => {
        const { input, uploads, ifVersion } = call;
        return one(await news.update(call.params.id ?? "", input, { ...uploads, ifVersion }));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/news",
      who: "staff",
      query: bulkDelete,
      handle: async ({ query }) => ({ body: { deleted: await news.remove(query.ids) } }),
    }),
    route({
      method: "DELETE",
      path: "/api/news/:id",
      who: "staff",
      handle: async (call) => {
        await news.remove([idOf(call)]);
        return {};
      },
    }),
  ];
}
