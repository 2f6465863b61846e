import { projectPath } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { ProjectBadges } from "../../components/ProjectBadges.tsx";
import { ProjectFacts } from "../../components/ProjectFacts.tsx";
import { Window } from "../../components/Window.tsx";
import { portfolio } from "./copy.ts";
import type { ProjectCard as Project } from "./data.ts";

const sizes = {
  wide: "(max-width: 992px) calc(100vw - 2.5rem), 780px",
  half: "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 1264px) 50vw, 584px",
  third: "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 380px",
} as const;

/** The whole card is a link to the project. */
export const ProjectCard = ({ project, priority }: Readonly<{ project: Project; priority: boolean }>) => (
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
        <a href={projectPath(project.slug)}>{project.title}</a>
      </h2>
      <ProjectFacts {...project} />
      {project.summary ? (
        <>
          <p className="project-card-summary">{project.summary}</p>
          <p className="more" aria-hidden="true">
            {portfolio.see}
            <Icon name="arrow-right" />
          </p>
        </>
      ) : null}
    </div>
  </article>
);
