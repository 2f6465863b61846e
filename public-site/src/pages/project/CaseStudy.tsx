import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { paths } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Invitation } from "../../components/Invitation.tsx";
import { Picture } from "../../components/Picture.tsx";
import { ProjectBadges, ProjectFacts } from "../../components/ProjectFacts.tsx";
import { ProjectTestimonials } from "../../components/Testimonials.tsx";
import { Window } from "../../components/Window.tsx";
import { safeUrl } from "../../site/safeUrl.ts";
import { usePathHere, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { caseStudy as caseStudyWords } from "./copy.ts";
import type { ProjectData } from "./data.ts";

type ProjectProps = Readonly<{ project: PortfolioItem }>;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : undefined);

const Head = ({ project }: ProjectProps) => {
  const pathHere = usePathHere();
  const copy = useWords(caseStudyWords);
  return (
    <header className="page-head">
      <div className="wrap">
        <a className="back" href={pathHere(paths.portfolio)}>
          <Icon name="arrow-left" />
          {copy.all}
        </a>
        <div className="case-head">
          <div>
            <p className="case-client">{project.client}</p>
            <h1>{project.title}</h1>
          </div>
          <div className="case-meta">
            <ProjectBadges {...project} />
            <ProjectFacts {...project} />
          </div>
        </div>
      </div>
    </header>
  );
};

/** Shows the window in front of its picture's own colour. (A rectangle, since the policy forbids style attributes.) */
const Display = ({ project }: ProjectProps) => {
  const copy = useWords(caseStudyWords);
  return (
    <div className="case-display">
      <svg className="case-background" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={project.featuredImageSet.color} />
      </svg>
      <div className="wrap">
        <Window title={project.client} note={hostOf(project.websiteUrl)}>
          <a href={safeUrl(project.featuredImage)} data-large>
            <Picture
              src={project.featuredImage}
              set={project.featuredImageSet}
              sizes="(max-width: 1264px) calc(100vw - 2.5rem), 1200px"
              alt={project.featuredImageSet.alt ?? fill(copy.picture, { title: project.title })}
              placeholder="Portfolio Image"
              priority
            />
          </a>
        </Window>
      </div>
    </div>
  );
};

const Built = ({ project }: ProjectProps) => {
  const copy = useWords(caseStudyWords);
  return (
    <aside className="case-aside">
      {project.technologies.length > 0 ? (
        <>
          <h2>{copy.technologies}</h2>
          <ul className="technologies">
            {project.technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </>
      ) : null}
      {project.websiteUrl ? (
        <a className="button button-line" href={safeUrl(project.websiteUrl)} target="_blank" rel="noopener">
          {copy.visit}
          <Icon name="arrow-up-right" />
        </a>
      ) : null}
    </aside>
  );
};

/** An empty line ends a paragraph; a single line break is kept. */
const Story = ({ project }: ProjectProps) => {
  const copy = useWords(caseStudyWords);
  return (
    <div className="case-story">
      <h2 className="visually-hidden">{copy.story}</h2>
      {project.description
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph, index) => (
          <p key={index}>{paragraph.trim()}</p>
        ))}
    </div>
  );
};

const unknownSize = { width: 0, height: 0, color: "#e6f4fa", srcset: "" };

const acrossSizes = "(max-width: 1264px) calc(100vw - 2.5rem), 1200px";
const besideSizes = "(max-width: 768px) calc(100vw - 2.5rem), (max-width: 1264px) 60vw, 690px";

/** In an odd number of pictures, the last one has no neighbour and spans the row. */
const sizesOf = (index: number, count: number) => (index === count - 1 && count % 2 === 1 ? acrossSizes : besideSizes);

type GalleryProps = Readonly<{ project: Pick<PortfolioItem, "title" | "images" | "imagesSet"> }>;

/** The other pictures. Each links to its file; with scripts, it opens large in place. */
function Gallery({ project: { title, images, imagesSet } }: GalleryProps) {
  const copy = useWords(caseStudyWords);
  if (images.length === 0) return null;
  return (
    <section className="wrap gallery-section">
      <h2>{copy.gallery}</h2>
      <ul className="gallery">
        {images.map((image, index) => (
          <li key={image}>
            <a href={safeUrl(image)} data-large>
              <Picture
                src={image}
                set={imagesSet[index] ?? unknownSize}
                sizes={sizesOf(index, images.length)}
                alt={imagesSet[index]?.alt ?? fill(copy.shot, { number: index + 1, title })}
                placeholder="Portfolio Image"
              />
            </a>
            {imagesSet[index]?.caption ? <p>{imagesSet[index].caption}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CaseStudyProps = Pick<Extract<ProjectData, { state: "found" }>, "project" | "testimonials">;

export const CaseStudy = ({ project, testimonials }: CaseStudyProps) => {
  const copy = useWords(caseStudyWords);
  return (
    <article className="case-study">
      <Head project={project} />
      <Display project={project} />
      <div className="wrap case-body">
        <Built project={project} />
        <Story project={project} />
      </div>
      <Gallery project={project} />
      <ProjectTestimonials testimonials={testimonials} />
      <Invitation words={copy.invitation} greeting={fill(copy.invitation.greeting, { title: project.title })} />
    </article>
  );
};
