import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { paths, projectPath } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { ProjectBadges, ProjectFacts } from "../../components/ProjectFacts.tsx";
import { Window } from "../../components/Window.tsx";
import { usePathHere, useWords } from "../../site/site.ts";
import { home as homeWords } from "./copy.ts";
import type { HomeData } from "./data.ts";
import { SectionState } from "./SectionState.tsx";

const sizes = "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 680px";

const Project = (project: PortfolioItem) => {
  const pathHere = usePathHere();
  return (
    <article className="exhibit">
      <Window title={project.client}>
        <Picture
          src={project.featuredImage}
          set={project.featuredImageSet}
          sizes={sizes}
          placeholder="Portfolio Image"
        />
      </Window>
      <ProjectBadges {...project} />
      <h3>
        <a href={pathHere(projectPath(project.slug))}>{project.title}</a>
      </h3>
      <ProjectFacts {...project} />
    </article>
  );
};

export const FeaturedProjects = ({ projects }: Pick<HomeData, "projects">) => {
  const copy = useWords(homeWords).portfolio;
  const pathHere = usePathHere();
  return (
    <section className="section on-ink" id="portfolio" aria-busy={projects.state === "loading"}>
      <div className="wrap head head-row">
        <div>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <a className="button button-ghost button-wide" href={pathHere(paths.portfolio)}>
          {copy.all}
          <Icon name="arrow-right" />
        </a>
      </div>
      <SectionState of={projects} sentences={copy}>
        {(items) => (
          <div className="wrap exhibits">
            {items.map((project) => (
              <Project key={project._id} {...project} />
            ))}
          </div>
        )}
      </SectionState>
    </section>
  );
};
