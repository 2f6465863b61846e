import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath, paths } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { Meta } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";
import { usePathHere, useSite, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { carousel as carouselIn } from "./carousel.ts";
import { home as homeWords } from "./copy.ts";
import type { HomeData } from "./data.ts";
import type { Grounded } from "./grounds.ts";
import { SectionState } from "./SectionState.tsx";

const sizes = "(max-width: 600px) 88vw, (max-width: 992px) 640px, 600px";

const useCarousel = () => carouselIn(useSite().language);

const Slide = ({ post, number, count }: Readonly<{ post: NewsSummary; number: number; count: number }>) => {
  const pathHere = usePathHere();
  const home = useWords(homeWords);
  const carousel = useCarousel();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own kind, not a fieldset
    <div
      className="slide"
      role="group"
      aria-roledescription={carousel.slideRole}
      aria-label={carousel.slideOf(number, count)}
    >
      <Picture src={post.featuredImage} set={post.featuredImageSet} sizes={sizes} />
      <div className="slide-text">
        <Meta category={post.category} date={post.date} />
        <h3>
          <a href={pathHere(articlePath(post.slug))}>{post.title}</a>
        </h3>
        <p className="slide-excerpt">{post.excerpt}</p>
        <span className="more">
          {fill(home.news.read, { minutes: post.readingTime })}
          <Icon name="arrow-right" />
        </span>
      </div>
    </div>
  );
};

const Controls = ({ count }: Readonly<{ count: number }>) => {
  const carousel = useCarousel();
  return (
    <div className="wrap carousel-controls">
      <div className="carousel-dots">
        {Array.from({ length: count }, (_, index) => (
          <button key={index} type="button" aria-label={carousel.slide(index + 1)} aria-current={index === 0} />
        ))}
      </div>
      <button type="button" className="carousel-button" data-turn="pause" aria-label={carousel.pause}>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
      <button type="button" className="carousel-button" data-turn="-1" aria-label={carousel.previous}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="carousel-button" data-turn="1" aria-label={carousel.next}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
};

/** Rendered completely: without scripts it is a row to swipe. `enhanceCarousel` moves it. */
const Carousel = ({ posts }: Readonly<{ posts: readonly NewsSummary[] }>) => {
  const carousel = useCarousel();
  return (
    <section className="carousel" aria-roledescription={carousel.role} aria-label={carousel.label}>
      <div className="slides" aria-live="off">
        {posts.map((post, index) => (
          <Slide key={post._id} post={post} number={index + 1} count={posts.length} />
        ))}
      </div>
      {posts.length > 1 ? <Controls count={posts.length} /> : null}
    </section>
  );
};

export const NewsCarousel = ({ news, ground }: Pick<HomeData, "news"> & Grounded) => {
  const home = useWords(homeWords);
  const pathHere = usePathHere();
  return (
    <section className={ground} id="news" aria-busy={news.state === "loading"}>
      <div className="wrap head head-row">
        <h2>{home.news.title}</h2>
        <a className="more" href={pathHere(paths.blog)}>
          {home.news.all}
          <Icon name="arrow-right" />
        </a>
      </div>
      <SectionState of={news} sentences={home.news}>
        {(posts) => <Carousel posts={posts} />}
      </SectionState>
    </section>
  );
};
