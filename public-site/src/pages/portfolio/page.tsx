import { paths } from "@etalase/contracts/paths";
import { portfolioFiltersOf } from "@etalase/contracts/portfolio";
import { SiteFrame } from "../../components/SiteFrame.tsx";
import { Waking } from "../../components/Waking.tsx";
import { pageName } from "../../content/pageName.ts";
import { portfolioHead } from "../../content/portfolioHead.ts";
import { portfolioHref } from "../../portfolio/filters.ts";
import { isUnlisted, loadPortfolio, type PortfolioData, portfolioLoading } from "../../portfolio/portfolioData.ts";
import type { Page } from "../../router/page.ts";
import "../../styles/lists.css";
import "../../styles/pagination.css";
import "../../styles/search.css";
import "../../styles/project.css";
import "../../styles/portfolio.css";

/** A type that nothing is of is not repeated: whoever makes a link cannot make our titles. */
const titleOf = ({ filters: { projectType, page }, types = [] }: PortfolioData) =>
  [portfolioHead.title, projectType && types.includes(projectType) && projectType, page > 1 && pageName(page)]
    .filter(Boolean)
    .join(" · ");

export const page: Page<PortfolioData> = {
  Frame: SiteFrame,
  kind: "site",
  load: (api, { query }, shown) => loadPortfolio(api, portfolioFiltersOf(query), shown),
  pending: ({ query }) => portfolioLoading(portfolioFiltersOf(query)),
  head: (data, _place, { settings }) => ({
    title: `${titleOf(data)} | ${settings.siteName}`,
    description: portfolioHead.description,
    canonical: portfolioHref(data.filters),
    noindex: isUnlisted(data),
    status: data.list.state === "failed" ? 503 : 200,
    trail: [{ name: portfolioHead.title, path: paths.portfolio }],
  }),
  importView: () => import("../../portfolio/PortfolioView.tsx"),
  Kept: Waking,
};
