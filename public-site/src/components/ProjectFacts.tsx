import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { formatMonth } from "../content/format.ts";
import { project } from "../content/project.ts";

type ProjectFactsProps = Pick<PortfolioItem, "projectType" | "completionDate" | "createdAt">;

/** Category and release date; for an open project, the date when it was added. */
export const ProjectFacts = ({ projectType, completionDate, createdAt }: ProjectFactsProps) => (
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
