import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { project } from "../content/project.ts";
import { Icon } from "./Icon.tsx";

type ProjectBadgesProps = Pick<PortfolioItem, "isFeatured" | "projectStatus">;

export const ProjectBadges = ({ isFeatured, projectStatus }: ProjectBadgesProps) => (
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
