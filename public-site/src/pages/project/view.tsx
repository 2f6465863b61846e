import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { paths, projectPath } from "@etalase/contracts/site/paths";
import { FailedNotice } from "../../components/FailedNotice.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Window } from "../../components/Window.tsx";
import type { ViewProps } from "../../page/page.ts";
import { usePathHere, useWords } from "../../site/site.ts";
import { View as NotFound } from "../notFound/view.tsx";
import { CaseStudy } from "./CaseStudy.tsx";
import { caseStudy as caseStudyWords } from "./copy.ts";
import type { ProjectData } from "./data.ts";
import { projectHead as projectHeadWords } from "./head.ts";

const Loading = () => {
  const copy = useWords(caseStudyWords);
  return (
    <div className="wrap case-loading" aria-busy="true">
      <p role="status" className="visually-hidden">
        {copy.loading}
      </p>
      <div className="skeleton">
        <div />
        <div />
        <div className="skeleton-picture" />
      </div>
    </div>
  );
};

/** The next project's window, of which only the upper part is visible. */
const NextProject = ({ next }: Readonly<{ next: PortfolioItem }>) => {
  const copy = useWords(caseStudyWords);
  return (
    <nav className="next-project" aria-label={copy.next}>
      <div className="wrap next-project-inner">
        <div>
          <p className="next-project-label">{copy.next}</p>
          <p className="next-project-title">
            <a href={projectPath(next.slug, next.language)}>{next.title}</a>
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
};

export function View({ data, place }: ViewProps<ProjectData>) {
  const { failed } = useWords(projectHeadWords);
  const copy = useWords(caseStudyWords);
  const pathHere = usePathHere();
  if (data.state === "loading") return <Loading />;
  if (data.state === "failed")
    return (
      <FailedNotice {...failed} path={place.path} retry={copy.retry}>
        <a className="button button-line" href={pathHere(paths.portfolio)}>
          {copy.all}
        </a>
      </FailedNotice>
    );
  if (data.state === "unknown") return <NotFound />;
  return (
    <>
      <CaseStudy {...data} />
      {data.next ? <NextProject next={data.next} /> : null}
    </>
  );
}
