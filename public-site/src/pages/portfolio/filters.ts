import { type PortfolioFilters, portfolioQueryOf } from "@etalase/contracts/portfolio";
import { paths, withQuery } from "@etalase/contracts/site/paths";
import { type Language, pathIn } from "../../site/site.ts";

/** Counts the active filters. */
export const countOf = ({ projectType, projectStatus, isFeatured, search }: PortfolioFilters): number =>
  [projectType, projectStatus, isFeatured !== undefined, search].filter(Boolean).length;

/** Returns the address of a filtered list. */
export const portfolioHref = (site: Language, filters: PortfolioFilters): string =>
  withQuery(pathIn(site)(paths.portfolio), portfolioQueryOf(filters));

/** The id of the list on the page. */
export const listId = "proyek";
