import { paths, projectPath } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { ProjectBadges, ProjectFacts } from "../../components/ProjectFacts.tsx";
import { Dots, Window } from "../../components/Window.tsx";
import { pagination as paginationWords } from "../../lists/copy.ts";
import { EmptyList, FailedList } from "../../lists/ListState.tsx";
import { Marked } from "../../lists/Marked.tsx";
import { Pagination } from "../../lists/Pagination.tsx";
import { usePathHere, useSite, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { portfolio as portfolioWords } from "./copy.ts";
import { countOf, listId, type PortfolioData, type ProjectCard as Project, portfolioHref } from "./data.ts";

const sizes = {
  wide: "(max-width: 992px) calc(100vw - 2.5rem), 780px",
  half: "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 1264px) 50vw, 584px",
  third: "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 380px",
} as const;

type ProjectCardProps = Readonly<{ project: Project; priority: boolean; words: readonly string[] | undefined }>;

/** The whole card is a link to the project. */
const ProjectCard = ({ project, priority, words }: ProjectCardProps) => {
  const pathHere = usePathHere();
  const portfolio = useWords(portfolioWords);
  return (
    <article className={`project-card project-card-${project.shape}`}>
      <Window title={project.client}>
        <Picture
          src={project.featuredImage}
          set={project.featuredImageSet}
          sizes={sizes[project.shape]}
          placeholder="Portfolio Image"
          priority={priority}
        />
      </Window>
      <div className="project-card-text">
        <ProjectBadges {...project} />
        <h2>
          <a href={pathHere(projectPath(project.slug))}>
            <Marked text={project.title} words={words} />
          </a>
        </h2>
        <ProjectFacts {...project} />
        {project.summary ? (
          <>
            <p className="project-card-summary">
              <Marked text={project.summary} words={words} />
            </p>
            <p className="more" aria-hidden="true">
              {portfolio.see}
              <Icon name="arrow-right" />
            </p>
          </>
        ) : null}
      </div>
    </article>
  );
};

/** Empty windows in the size of the projects. */
const Skeleton = () => (
  <div className="project-grid" aria-hidden="true">
    {(["wide", "half", "half"] as const).map((shape, index) => (
      <div key={index} className={`project-card project-card-${shape}`}>
        <div className="window">
          <div className="bar">
            <Dots />
          </div>
          <div className="skeleton">
            <div className="pane skeleton-picture" />
          </div>
        </div>
        <div className="project-card-text skeleton">
          <div />
          <div />
        </div>
      </div>
    ))}
  </div>
);

const NoneYet = () => {
  const portfolio = useWords(portfolioWords);
  return (
    <EmptyList icon="briefcase" title={portfolio.noneYet}>
      <p>{portfolio.noneYetHint}</p>
    </EmptyList>
  );
};

const NoneFound = () => {
  const portfolio = useWords(portfolioWords);
  const pathHere = usePathHere();
  return (
    <EmptyList icon="search" title={portfolio.noneFound} lang="en">
      <p>{portfolio.noneFoundHint}</p>
      <a className="button button-line" href={`${pathHere(paths.portfolio)}#${listId}`}>
        {portfolio.clear}
      </a>
    </EmptyList>
  );
};

const PastTheEnd = ({ page, first }: Readonly<{ page: number; first: string }>) => {
  const pagination = useWords(paginationWords);
  return (
    <EmptyList icon="briefcase" title={fill(pagination.pastTheEnd, { page })}>
      <a className="button button-line" href={first}>
        {pagination.first}
      </a>
    </EmptyList>
  );
};

export function ProjectList({ list, filters }: Pick<PortfolioData, "list" | "filters">) {
  const portfolio = useWords(portfolioWords);
  const site = useSite();
  const hrefOf = (page: number) => `${portfolioHref(site, { ...filters, page })}#${listId}`;
  if (list.state === "loading") return <Skeleton />;
  if (list.state === "failed")
    return <FailedList text={portfolio.failed} lang="en" retry={portfolio.retry} href={portfolioHref(site, filters)} />;
  if (list.total === 0) return countOf(filters) > 0 ? <NoneFound /> : <NoneYet />;
  if (list.projects.length === 0) return <PastTheEnd page={filters.page} first={hrefOf(1)} />;
  return (
    <>
      <div className="project-grid">
        {list.projects.map((project, index) => (
          <ProjectCard key={project._id} project={project} priority={index === 0} words={list.words} />
        ))}
      </div>
      <Pagination page={list.page} totalPages={list.totalPages} hrefOf={hrefOf} />
    </>
  );
}
