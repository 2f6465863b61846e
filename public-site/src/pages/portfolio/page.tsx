import { portfolioFiltersOf, portfolioQueryOf } from "@etalase/contracts/portfolio";
import { paths } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import { pageName } from "../../lists/head.ts";
import { HydratedOnReach } from "../../page/HydratedOnReach.tsx";
import type { Page } from "../../page/page.ts";
import { listInOther } from "../../site/otherLanguage.ts";
import { isUnlisted, loadPortfolio, type PortfolioData, portfolioLoading } from "./data.ts";
import { portfolioHref } from "./filters.ts";
import { portfolioHead } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/pagination.css";
import "../../lists/search.css";
import "../../components/project.css";
import "./portfolio.css";
import { pathHere } from "../../site/site.ts";

/** Returns the title. An unknown type is not repeated in it, so that a link cannot put words into our titles. */
const titleOf = ({ filters: { projectType, page }, types = [] }: PortfolioData) =>
  [portfolioHead.title, projectType && types.includes(projectType) && projectType, page > 1 && pageName(page)]
    .filter(Boolean)
    .join(" · ");

export const page: Page<PortfolioData> = {
  Frame: SiteFrame,
  kind: "site",
  queryOf: (query) => portfolioQueryOf(portfolioFiltersOf(query)),
  load: (api, { query }, current) => loadPortfolio(api, portfolioFiltersOf(query), current),
  loading: ({ query }) => portfolioLoading(portfolioFiltersOf(query)),
  head: (data, _place, site) => ({
    title: `${titleOf(data)} | ${site.settings.siteName}`,
    description: portfolioHead.description,
    canonical: portfolioHref(data.filters),
    noindex: isUnlisted(data),
    ...listInOther(portfolioHref(data.filters), site),
    status: data.list.state === "failed" ? 503 : 200,
    ...(import.meta.env.SSR && { trail: [{ name: portfolioHead.title, path: pathHere(paths.portfolio) }] }),
  }),
  importView: () => import("./view.tsx"),
  Hydration: HydratedOnReach,
};
