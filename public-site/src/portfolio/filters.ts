import { type PortfolioFilters, portfolioQueryOf } from "@etalase/contracts/portfolio";

/** How many things narrow the list. */
export const countOf = ({ projectType, projectStatus, isFeatured, search }: PortfolioFilters): number =>
  [projectType, projectStatus, isFeatured !== undefined, search].filter(Boolean).length;

/** The address of a filtered list. */
export function portfolioHref(filters: PortfolioFilters): string {
  const query = portfolioQueryOf(filters).toString();
  return query ? `/portfolio?${query}` : "/portfolio";
}

/** Where the list begins on the page. */
export const listId = "proyek";
