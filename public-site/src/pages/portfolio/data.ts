import type { PortfolioFilters } from "@etalase/contracts/portfolio";
import type { PortfolioItem, PortfolioPage } from "@etalase/contracts/portfolio.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import { shorten } from "../../content/shorten.ts";
import { countOf } from "./filters.ts";
import { type Shape, shapeOf } from "./shapes.ts";

/** As much of a project as its card shows; the whole texts would be sent along with the page. */
export type ProjectCard = Pick<
  PortfolioItem,
  | "_id"
  | "slug"
  | "title"
  | "client"
  | "projectType"
  | "projectStatus"
  | "isFeatured"
  | "completionDate"
  | "createdAt"
  | "featuredImage"
  | "featuredImageSet"
> &
  Readonly<{ shape: Shape; summary?: string }>;

export type PortfolioList =
  | Readonly<{ state: "loading" }>
  | Readonly<{ state: "failed" }>
  | Readonly<{ state: "ready"; projects: readonly ProjectCard[]; total: number; page: number; totalPages: number }>;

export type PortfolioData = Readonly<{
  filters: PortfolioFilters;
  /** Absent as long as nobody knows them. */
  types?: readonly string[] | undefined;
  list: PortfolioList;
}>;

const summaryMax = 200;

/** Words of its own, else the beginning of the first paragraph. */
const summaryOf = ({ hasOwnExcerpt, excerpt, description }: PortfolioItem) =>
  hasOwnExcerpt ? excerpt : shorten(firstParagraph(description), summaryMax);

const firstParagraph = (description: string) => description.split(/\n\s*\n/)[0] ?? "";

function cardOf(item: PortfolioItem, shape: Shape): ProjectCard {
  const { _id, slug, title, client, projectType, projectStatus, isFeatured, completionDate, createdAt } = item;
  const { featuredImage, featuredImageSet } = item;
  return {
    ...{ _id, slug, title, client, projectType, projectStatus, isFeatured, completionDate, createdAt },
    ...{ featuredImage, featuredImageSet, shape },
    ...(shape === "wide" ? { summary: summaryOf(item) } : {}),
  };
}

const listOf = ({ portfolioItems, ...info }: PortfolioPage): PortfolioList => ({
  state: "ready",
  ...info,
  projects: portfolioItems.map((item, index) => cardOf(item, shapeOf(index, portfolioItems.length))),
});

export const portfolioLoading = (filters: PortfolioFilters): PortfolioData => ({ filters, list: { state: "loading" } });

const unknown = () => undefined;

/** A page of the list, and the types to choose from as far as `shown` does not know them. */
export async function loadPortfolio(
  api: PublicApi,
  filters: PortfolioFilters,
  shown?: PortfolioData,
): Promise<PortfolioData> {
  const [page, types] = await Promise.all([
    api.projects(filters).catch(unknown),
    shown?.types ?? api.projectTypes().catch(unknown),
  ]);
  return { filters, types, list: page ? listOf(page) : { state: "failed" } };
}

/** Search engines need no empty lists, nor the endless combinations of filters. */
export const isUnlisted = ({ filters, list }: PortfolioData): boolean =>
  list.state !== "ready" || list.projects.length === 0 || !!filters.search || countOf(filters) > 1;
