import type { NewsSummary } from "@etalase/contracts/news.schema";
import { paths } from "@etalase/contracts/site/paths";
import { Icon } from "../../components/Icon.tsx";
import { NewsCard } from "../../components/NewsCard.tsx";
import { post as postCopy } from "../../content/post.ts";
import { article as copy } from "./copy.ts";

type RelatedPostsProps = Readonly<{ posts: readonly NewsSummary[]; sample: boolean }>;

export function RelatedPosts({ posts, sample }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className="section related">
      <div className="wrap">
        <div className="head head-row">
          <h2>{copy.related}</h2>
          <a className="more" href={paths.blog}>
            {copy.all}
            <Icon name="arrow-right" />
          </a>
        </div>
        {sample ? <p className="sample">{postCopy.sample}</p> : null}
        <div className="related-posts">
          {posts.map((post) => (
            <NewsCard key={post._id} post={post} />
          ))}
        </div>
      </div>
    </section>
  );
}
