import type { PortfolioFilters } from "@etalase/contracts/portfolio";
import { paths } from "@etalase/contracts/site/paths";
import { formatsOf } from "../../content/format.ts";
import { useFilterChoice } from "../../lists/useFilterChoice.ts";
import type { ViewProps } from "../../page/page.ts";
import { type ShownSite, usePathHere, useSite, useWords } from "../../site/site.ts";
import { fill, wordsFor } from "../../site/texts.ts";
import { View as NotFound } from "../notFound/view.tsx";
import { portfolio as portfolioWords } from "./copy.ts";
import { countOf, listId, type PortfolioData, type PortfolioList, portfolioHref } from "./data.ts";
import { FilterBar } from "./FilterBar.tsx";
import { portfolioHead as portfolioHeadWords } from "./head.ts";
import { ProjectList } from "./ProjectList.tsx";

function statusOf(list: PortfolioList, loading: boolean, site: ShownSite): string {
  const portfolio = wordsFor(portfolioWords, site);
  const { formatCount } = formatsOf(site);
  if (loading || list.state === "loading") return portfolio.loading;
  if (list.state === "failed") return "";
  if (list.total === 0) return portfolio.none;
  return fill(portfolio.shown, { shown: formatCount(list.projects.length), total: formatCount(list.total) });
}

const PortfolioHead = () => {
  const portfolio = useWords(portfolioWords);
  const portfolioHead = useWords(portfolioHeadWords);
  return (
    <section className="page-head">
      <div className="wrap page-head-inner">
        <h1>
          {portfolio.heading[0]}
          <br />
          {portfolio.heading[1]}
        </h1>
        <p>{portfolioHead.description}</p>
      </div>
    </section>
  );
};

/** Tells whether there are no projects to filter. */
const isBare = ({ list, filters }: PortfolioData) =>
  list.state === "ready" && list.total === 0 && countOf(filters) === 0;

function Portfolio({ data }: Readonly<{ data: PortfolioData }>) {
  const pathHere = usePathHere();
  const portfolio = useWords(portfolioWords);
  const site = useSite();
  const { choice, loading } = useFilterChoice<PortfolioFilters>(data, (filters) => portfolioHref(site, filters));
  return (
    <>
      <PortfolioHead />
      <div className="wrap portfolio-inner">
        {isBare(data) ? null : (
          <FilterBar choice={choice} types={data.types}>
            <div className="tally">
              <p role="status">{statusOf(data.list, loading, site)}</p>
              {countOf(data.filters) > 0 ? (
                <a href={`${pathHere(paths.portfolio)}#${listId}`}>{portfolio.clear}</a>
              ) : null}
            </div>
          </FilterBar>
        )}
        <section
          className="project-list"
          id={listId}
          tabIndex={-1}
          aria-label={portfolio.list}
          aria-busy={loading || data.list.state === "loading"}
        >
          <ProjectList list={data.list} filters={data.filters} />
        </section>
      </div>
    </>
  );
}

export const View = ({ data }: ViewProps<PortfolioData | null>) => (data ? <Portfolio data={data} /> : <NotFound />);
