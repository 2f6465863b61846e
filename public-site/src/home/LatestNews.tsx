import { Icon } from "../components/Icon.tsx";
import { NewsCard } from "../components/NewsCard.tsx";
import { home } from "../content/home.ts";
import type { HomeData } from "./homeData.ts";

function News({ news }: HomeData) {
  if (news.state === "loading") return <p className="state-line">{home.news.loading}</p>;
  if (news.state === "failed") return <p className="state-line">{home.news.failed}</p>;
  if (news.posts.length === 0) return <p className="state-line">{home.news.empty}</p>;
  return (
    <div className="news-row">
      {news.posts.map((post, index) => (
        <NewsCard key={post._id} post={post} withExcerpt={index === 0} />
      ))}
    </div>
  );
}

export const LatestNews = ({ news }: HomeData) => (
  <section className="sec" id="news" aria-busy={news.state === "loading"}>
    <div className="wrap">
      <div className="head head-row">
        <h2>{home.news.title}</h2>
        <a className="more" href="/berita">
          {home.news.all}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div aria-live="polite">
        <News news={news} />
      </div>
    </div>
  </section>
);
