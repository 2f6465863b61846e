import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { project as projectWords } from "../content/project.ts";
import { useWords } from "../site/site.ts";
import { Icon } from "./Icon.tsx";

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
