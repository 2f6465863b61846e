import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { projectPath } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Window } from "../../components/Window.tsx";
import { caseStudy as copy } from "./copy.ts";

/** The next project's window, of which only the upper part is visible. */
export const NextProject = ({ next }: Readonly<{ next: PortfolioItem }>) => (
  <nav className="next-project" aria-label={copy.next}>
    <div className="wrap next-project-inner">
      <div>
        <p className="next-project-label">{copy.next}</p>
        <p className="next-project-title">
          <a href={projectPath(next.slug)}>{next.title}</a>
        </p>
        <p className="more" aria-hidden="true">
          {next.client}
          <Icon name="arrow-right" />
        </p>
      </div>
      <Window title={next.client}>
        <Picture
          src={next.featuredImage}
          set={next.featuredImageSet}
          sizes="(max-width: 768px) calc(100vw - 2.5rem), 690px"
          placeholder="Portfolio Image"
        />
      </Window>
    </div>
  </nav>
);
