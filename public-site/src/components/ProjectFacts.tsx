import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { useFormats } from "../content/format.ts";
import { project as projectWords } from "../content/project.ts";
import { useWords } from "../site/site.ts";
import { Icon } from "./Icon.tsx";

type ProjectFactsProps = Pick<PortfolioItem, "projectType" | "completionDate" | "createdAt">;

/** Category and release date; for an open project, the date when it was added. */
export const ProjectFacts = ({ projectType, completionDate, createdAt }: ProjectFactsProps) => {
  const project = useWords(projectWords);
  const { formatMonth } = useFormats();
  return (
    <dl className="facts">
      <div>
        <dt lang="en">{project.category}</dt>
        <dd>{projectType}</dd>
      </div>
      <div>
        <dt lang="en">{project.releaseDate}</dt>
        <dd>
          <time dateTime={completionDate || createdAt}>{formatMonth(completionDate || createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
};

type ProjectBadgesProps = Pick<PortfolioItem, "isFeatured" | "projectStatus">;

export const ProjectBadges = ({ isFeatured, projectStatus }: ProjectBadgesProps) => {
  const project = useWords(projectWords);
  return (
    <p className="badges" lang="en">
      {isFeatured ? (
        <span className="badge badge-featured">
          <Icon name="star" />
          {project.featured}
        </span>
      ) : null}
      <span className={`badge badge-${projectStatus}`}>{project.status[projectStatus]}</span>
    </p>
  );
};
