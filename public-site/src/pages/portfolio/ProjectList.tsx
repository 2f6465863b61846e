import { paths } from "@etalase/contracts/paths";
import type { PortfolioFilters } from "@etalase/contracts/portfolio";
import { Icon } from "../../components/Icon.tsx";
import { Dots } from "../../components/Window.tsx";
import { Pagination } from "../../lists/Pagination.tsx";
import { pagination } from "../../lists/pagination.ts";
import { portfolio } from "./copy.ts";
import type { PortfolioData } from "./data.ts";
import { countOf, listId, portfolioHref } from "./filters.ts";
import { ProjectCard } from "./ProjectCard.tsx";

const listHref = (filters: PortfolioFilters) => `${portfolioHref(filters)}#${listId}`;

/** Windows without anything in them, as large as the projects will be. */
const Skeleton = () => (
  <div className="pgrid" aria-hidden="true">
    {(["wide", "half", "half"] as const).map((shape, index) => (
      <div key={index} className={`work work-${shape}`}>
        <div className="win">
          <div className="bar">
            <Dots />
          </div>
          <div className="skeleton">
            <div className="pane sk-1" />
          </div>
        </div>
        <div className="work-t skeleton">
          <div />
          <div />
        </div>
      </div>
    ))}
  </div>
);

const Failed = ({ filters }: Readonly<{ filters: PortfolioFilters }>) => (
  <div className="state" role="alert">
    <Icon name="circle-alert" />
    <p lang="en">{portfolio.failed}</p>
    <a className="btn btn-main" href={portfolioHref(filters)}>
      {portfolio.retry}
    </a>
  </div>
);

const NoneFound = ({ narrowed }: Readonly<{ narrowed: boolean }>) => (
  <div className="state">
    <Icon name={narrowed ? "search" : "briefcase"} />
    <h2 lang="en">{portfolio.noneFound}</h2>
    <p>{narrowed ? portfolio.noneFoundHint : portfolio.noneYetHint}</p>
    {narrowed ? (
      <a className="btn btn-line" href={`${paths.portfolio}#${listId}`}>
        {portfolio.clear}
      </a>
    ) : null}
  </div>
);

const PastTheEnd = ({ filters }: Readonly<{ filters: PortfolioFilters }>) => (
  <div className="state">
    <Icon name="briefcase" />
    <h2>{pagination.pastTheEnd(filters.page)}</h2>
    <a className="btn btn-line" href={listHref({ ...filters, page: 1 })}>
      {pagination.first}
    </a>
  </div>
);

export function ProjectList({ list, filters }: Pick<PortfolioData, "list" | "filters">) {
  if (list.state === "loading") return <Skeleton />;
  if (list.state === "failed") return <Failed filters={filters} />;
  if (list.total === 0) return <NoneFound narrowed={countOf(filters) > 0} />;
  if (list.projects.length === 0) return <PastTheEnd filters={filters} />;
  return (
    <>
      <div className="pgrid">
        {list.projects.map((project, index) => (
          <ProjectCard key={project._id} project={project} priority={index === 0} />
        ))}
      </div>
      <Pagination page={list.page} totalPages={list.totalPages} hrefOf={(page) => listHref({ ...filters, page })} />
    </>
  );
}
