import { portfolioFiltersOf, portfolioQueryOf } from "@etalase/contracts/portfolio";
import { paths } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import { pageName } from "../../lists/head.ts";
import { HydratedOnReach } from "../../page/HydratedOnReach.tsx";
import type { Page } from "../../page/page.ts";
import { listInOther } from "../../site/otherLanguage.ts";
import { pathIn, type ShownSite } from "../../site/site.ts";
import { wordsFor } from "../../site/texts.ts";
import { notFoundHead } from "../notFound/head.ts";
import { countOf, isUnlisted, loadPortfolio, type PortfolioData, portfolioHref, portfolioLoading } from "./data.ts";
import { portfolioHead } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/pagination.css";
import "../../lists/search.css";
import "../../lists/suggestions.css";
import "../../components/project.css";
import "../notFound/not-found.css";
import "./portfolio.css";

/** Returns the title. An unknown type is not repeated in it, so that a link cannot put words into our titles. */
const titleOf = ({ filters: { projectType, page }, types = [] }: PortfolioData, site: ShownSite) =>
  [
    wordsFor(portfolioHead, site).title,
    projectType && types.includes(projectType) && projectType,
    page > 1 && pageName(page, site),
  ]
    .filter(Boolean)
    .join(" · ");

/** In English, a list without projects does not exist. */
const unlessEmpty = (data: PortfolioData): PortfolioData | null =>
  data.list.state === "ready" && data.list.total === 0 && countOf(data.filters) === 0 ? null : data;

/** Data are null for a list that does not exist. */
export const page: Page<PortfolioData | null> = {
  Frame: SiteFrame,
  kind: "site",
  queryOf: (query) => portfolioQueryOf(portfolioFiltersOf(query)),
  async load(api, { query, language }, current) {
    const data = await loadPortfolio(api, portfolioFiltersOf(query), current);
    return import.meta.env.SSR && language ? unlessEmpty(data) : data;
  },
  loading: ({ query }) => portfolioLoading(portfolioFiltersOf(query)),
  head: (data, { path }, site) =>
    data
      ? {
          title: `${titleOf(data, site)} | ${site.settings.siteName}`,
          description: wordsFor(portfolioHead, site).description,
          canonical: portfolioHref(site, data.filters),
          noindex: isUnlisted(data),
          ...listInOther(portfolioHref(site, data.filters), site),
          status: data.list.state === "failed" ? 503 : 200,
          ...(import.meta.env.SSR && {
            trail: [{ name: wordsFor(portfolioHead, site).title, path: pathIn(site)(paths.portfolio) }],
          }),
        }
      : notFoundHead(path, site),
  importView: () => import("./view.tsx"),
  Hydration: HydratedOnReach,
};
