import {
  featuredQuery,
  type PortfolioItem as PortfolioItemView,
  portfolioBulkUpdate,
  portfolioInput,
  portfolioItem,
  portfolioItems,
  portfolioPage,
  portfolioQuery,
  portfolioUpdate,
} from "@etalase/contracts/portfolio.schema";
import { strings } from "@etalase/contracts/rules/answers.schema";
import { type PortfolioService, portfolioPictures } from "../../application/portfolio.ts";
import type { PortfolioItem } from "../../domain/portfolio.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";
import { resourceRoutes, slugRoute } from "./resource.ts";
import { type Route, readRoute } from "./route.ts";

/** A project. `publicUrl` makes its addresses absolute. */
const viewOf = (item: PortfolioItem, publicUrl: string): PortfolioItemView => ({
  _id: item.id,
  id: item.id,
  title: item.title,
  slug: item.slug,
  description: item.description,
  client: item.client,
  projectType: item.projectType,
  technologies: item.technologies,
  websiteUrl: item.websiteUrl,
  completionDate: item.completionDate,
  status: item.status,
  projectStatus: item.projectStatus,
  isFeatured: item.isFeatured,
  featuredImage: mediaUrl(item.featuredImage, publicUrl),
  featuredImageSet: pictureSet(item.featuredImage, publicUrl),
  images: item.images.map((image) => mediaUrl(image, publicUrl)),
  imagesSet: item.images.map((image) => pictureSet(image, publicUrl)),
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
  version: item.version,
});

const path = "/api/portfolio";
/** Thirteen pictures of five megabytes, and the texts. */
const maxBytes = 70 * 1024 * 1024;

type Needs = Readonly<{ portfolio: PortfolioService; publicUrl: string }>;

export function portfolioRoutes({ portfolio, publicUrl }: Needs): readonly Route[] {
  const view = (item: PortfolioItem) => viewOf(item, publicUrl);

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
      answers: { page: portfolioPage, whole: portfolioItem },
    }),
    readRoute({
      path: `${path}/:id/next`,
      response: portfolioItem,
      read: async ({ params, viewer }) => ({ body: view(await portfolio.next(params.id ?? "", viewer)) }),
    }),
    slugRoute(path, { find: portfolio.getBySlug, view, response: portfolioItem }),
    readRoute({
      path: `${path}/featured`,
      query: featuredQuery,
      response: portfolioItems,
      read: async ({ query }) => ({ body: (await portfolio.featured(query.limit)).map(view) }),
    }),
    readRoute({
      path: `${path}/project-types`,
      response: strings,
      read: async ({ viewer }) => ({ body: await portfolio.projectTypes(viewer) }),
    }),
  ];
}
