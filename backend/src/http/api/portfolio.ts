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
  projectTypesQuery,
} from "@etalase/contracts/portfolio.schema";
import { strings } from "@etalase/contracts/rules/answers.schema";
import { type PortfolioService, portfolioPictures } from "../../application/portfolio.ts";
import { excerptOf, type PortfolioItem } from "../../domain/portfolio.ts";
import { limits } from "../limits.ts";
import { resourceRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import { mediaUrl, pictureSet, publicationView } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

/** A project. `publicUrl` makes its addresses absolute. */
const viewOf = (item: PortfolioItem, publicUrl: string): PortfolioItemView =>
  viewBy(portfolioItem, {
    ...item,
    ...publicationView(item, publicUrl),
    // Projects of earlier versions have no excerpt until they are saved again.
    excerpt: item.excerpt || excerptOf(item.description),
    featuredImage: mediaUrl(item.featuredImage, publicUrl),
    featuredImageSet: pictureSet(item.featuredImage, publicUrl),
    images: item.images.map((image) => mediaUrl(image, publicUrl)),
    imagesSet: item.images.map((image) => pictureSet(image, publicUrl)),
  });

const path = "/api/portfolio";

type Needs = Readonly<{ portfolio: PortfolioService; publicUrl: string }>;

export function portfolioRoutes({ portfolio, publicUrl }: Needs): readonly Route[] {
  const view = (item: PortfolioItem) => viewOf(item, publicUrl);
  const whole = async (item: PortfolioItem): Promise<PortfolioItemView> => ({
    ...view(item),
    translation: await portfolio.translationOf(item),
  });

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
      maxBytes: limits.galleryBytes,
      row: view,
      whole,
      answers: { page: portfolioPage, whole: portfolioItem },
    }),
    route.read(`${path}/:id/next`, {
      response: portfolioItem,
      isCached: true,
      read: async ({ id, viewer }) => ({ body: view(await portfolio.next(id, viewer)) }),
    }),
    route.read(`${path}/featured`, {
      query: featuredQuery,
      response: portfolioItems,
      isCached: true,
      read: async ({ query }) => ({ body: (await portfolio.featured(query.limit, query.language)).map(view) }),
    }),
    route.read(`${path}/project-types`, {
      query: projectTypesQuery,
      response: strings,
      isCached: true,
      read: async ({ viewer, query }) => ({ body: await portfolio.projectTypes(viewer, query.language) }),
    }),
  ];
}
