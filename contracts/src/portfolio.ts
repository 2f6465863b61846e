import { pageLimits, pageOf, wordOf } from "./rules/list.ts";

export const projectStatuses = ["progress", "completed"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const portfolioLimits = {
  projectTypeMax: 50,
  technologiesMax: 10,
  /** Pictures besides the featured one. */
  imagesMax: 12,
  /** The first and last allowed completion date: a date beyond them is a typing error. */
  completionFrom: "1970-01-01",
  completionTo: "2100-12-31",
  pageSize: 9,
  featuredLimit: 4,
} as const;

export const portfolioSorts = ["newest", "oldest", "titleAsc", "titleDesc", "clientAsc", "clientDesc"] as const;
export type PortfolioSort = (typeof portfolioSorts)[number];

/** The filters of the portfolio. */
export type PortfolioFilters = Readonly<{
  page: number;
  projectType?: string | undefined;
  projectStatus?: ProjectStatus | undefined;
  isFeatured?: true | undefined;
  search?: string | undefined;
}>;

/** Parses a query leniently: invalid values are dropped, since visitors cannot fix a link. */
export function portfolioFiltersOf(query: URLSearchParams): PortfolioFilters {
  return {
    page: pageOf(query),
    projectType: wordOf(query.get("projectType"), portfolioLimits.projectTypeMax),
    projectStatus: projectStatuses.find((one) => one === query.get("projectStatus")),
    isFeatured: query.get("isFeatured") === "true" || undefined,
    search: wordOf(query.get("search"), pageLimits.searchMax),
  };
}

/** Returns the query string of a filtered portfolio, without defaults; the API's list takes the same names. */
export function portfolioQueryOf(filters: PortfolioFilters): URLSearchParams {
  const { page, projectType, projectStatus, isFeatured, search } = filters;
  const query = new URLSearchParams();
  if (projectType) query.set("projectType", projectType);
  if (projectStatus) query.set("projectStatus", projectStatus);
  if (isFeatured) query.set("isFeatured", "true");
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query;
}

/** Texts about the list, for its page's head and its share card. */
export const portfolioWords = {
  title: "Portfolio",
  about: "Pekerjaan kami, satu jendela untuk setiap proyek",
} as const;
