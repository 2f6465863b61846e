import { strings } from "@etalase/contracts/answers.schema";
import {
  featuredQuery,
  portfolioBulkUpdate,
  portfolioInput,
  portfolioItem as portfolioItemAnswer,
  portfolioItems,
  portfolioPage,
  portfolioQuery,
  portfolioUpdate,
} from "@etalase/contracts/portfolio.schema";
import { type PortfolioService, portfolioPictures } from "../application/portfolio.ts";
import type { PortfolioItem } from "../domain/portfolio.ts";
import { portfolioItem } from "./portfolio-view.ts";
import { resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, route } from "./route.ts";

const path = "/api/portfolio";
/** Thirteen pictures of five megabytes, and the texts. */
const maxBytes = 70 * 1024 * 1024;

export function portfolioRoutes(portfolio: PortfolioService, publicUrl: string): readonly Route[] {
  const view = (item: PortfolioItem) => portfolioItem(item, publicUrl);

  return [
    ...resourceRoutes({
      path,
      key: "portfolioItems",
      service: portfolio,
      query: portfolioQuery,
      input: portfolioInput,
      update: portfolioUpdate,
      bulk: portfolioBulkUpdate,
      pictures: portfolioPictures,
      maxBytes,
      row: view,
      whole: view,
      answers: { page: portfolioPage, whole: portfolioItemAnswer },
    }),
    route({
      method: "GET",
      path: `${path}/:id/next`,
      who: "anyone",
      response: portfolioItemAnswer,
      handle: async ({ params, viewer }) => ({ body: view(await portfolio.next(params.id ?? "", viewer)) }),
    }),
    slugRoute(path, { find: portfolio.getBySlug, view, response: portfolioItemAnswer }),
    route({
      method: "GET",
      path: `${path}/featured`,
      who: "anyone",
      query: featuredQuery,
      response: portfolioItems,
      handle: async ({ query }) => ({ body: (await portfolio.featured(query.limit)).map(view) }),
    }),
    route({
      method: "GET",
      path: `${path}/project-types`,
      who: "anyone",
      response: strings,
      handle: async ({ viewer }) => ({ body: await portfolio.projectTypes(viewer) }),
    }),
  ];
}
