import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { useFormats } from "../content/format.ts";
import { project as projectWords } from "../content/project.ts";
import { useWords } from "../site/site.ts";

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
