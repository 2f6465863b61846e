import { type PortfolioFilters, portfolioQueryOf } from "@etalase/contracts/portfolio";
import type { PortfolioItem, PortfolioPage } from "@etalase/contracts/portfolio.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import { paths, withQuery } from "@etalase/contracts/site/paths";
import { shorten } from "../../content/shorten.ts";
import { type Language, pathIn } from "../../site/site.ts";

/** Counts the active filters. */
export const countOf = ({ projectType, projectStatus, isFeatured, search }: PortfolioFilters): number =>
  [projectType, projectStatus, isFeatured, search].filter(Boolean).length;

/** Returns the address of a filtered list. */
export const portfolioHref = (site: Language, filters: PortfolioFilters): string =>
  withQuery(pathIn(site)(paths.portfolio), portfolioQueryOf(filters));

/** The id of the list on the page. */
export const listId = "proyek";

type Shape = "wide" | "half" | "third";

/** Returns the width of each card: the first across, then halves and thirds, so that every row is full. */
export function shapeOf(index: number, count: number): Shape {
  const rest = count - 1;
  if (index === 0 || rest === 1) return "wide";
  // After no, two or four halves, rows of three fit the rest.
  const halves = [0, 4, 2][rest % 3] ?? 0;
  return index <= halves ? "half" : "third";
}

/** The fields of a project that its card shows; full texts would be embedded in the page. */
const cardFields = [
  ...(["_id", "slug", "title", "client", "projectType", "projectStatus", "isFeatured"] as const),
  ...(["completionDate", "createdAt", "featuredImage", "featuredImageSet"] as const),
] as const;

export type ProjectCard = Pick<PortfolioItem, (typeof cardFields)[number]> &
  Readonly<{ shape: Shape; summary?: string }>;

export type PortfolioList =
  | Readonly<{ state: "loading" }>
  | Readonly<{ state: "failed" }>
  | Readonly<{ state: "ready"; projects: readonly ProjectCard[] } & Omit<PortfolioPage, "portfolioItems">>;

export type PortfolioData = Readonly<{
  filters: PortfolioFilters;
  /** Absent until the types are known. */
  types?: readonly string[] | undefined;
  list: PortfolioList;
}>;

const summaryMax = 200;

/** Returns the project's own excerpt, or else the beginning of its first paragraph. */
const summaryOf = ({ hasOwnExcerpt, excerpt, description }: PortfolioItem) =>
  hasOwnExcerpt ? excerpt : shorten(firstParagraph(description), summaryMax);

const firstParagraph = (description: string) => description.split(/\n\s*\n/)[0] ?? "";

const cardOf = (item: PortfolioItem, shape: Shape): ProjectCard => ({
  // Exactly these fields.
  ...(Object.fromEntries(cardFields.map((field) => [field, item[field]])) as Pick<
    PortfolioItem,
    (typeof cardFields)[number]
  >),
  shape,
  ...(shape === "wide" ? { summary: summaryOf(item) } : {}),
});

const listOf = ({ portfolioItems, ...info }: PortfolioPage): PortfolioList => ({
  state: "ready",
  ...info,
  projects: portfolioItems.map((item, index) => cardOf(item, shapeOf(index, portfolioItems.length))),
});

export const portfolioLoading = (filters: PortfolioFilters): PortfolioData => ({ filters, list: { state: "loading" } });

const unknown = () => undefined;

/** Loads a page of the list, and the project types unless `shown` has them. */
export async function loadPortfolio(
  api: PublicApi,
  filters: PortfolioFilters,
  shown?: PortfolioData | null,
): Promise<PortfolioData> {
  const [page, types] = await Promise.all([
    api.projects(filters).catch(unknown),
    shown?.types ?? api.projectTypes().catch(unknown),
  ]);
  return { filters, types, list: page ? listOf(page) : { state: "failed" } };
}

/** Hides empty lists and the endless combinations of filters from search engines. */
export const isUnlisted = ({ filters, list }: PortfolioData): boolean =>
  list.state !== "ready" || list.projects.length === 0 || !!filters.search || countOf(filters) > 1;
