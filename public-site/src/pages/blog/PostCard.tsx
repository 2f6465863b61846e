import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { Figures, Meta } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";

type PostCardProps = Readonly<{
  post: NewsSummary;
  /** True for the first card of a page, which is shown large. */
  large: boolean;
  /** False for samples of an empty blog, which have no page. */
  linked: boolean;
}>;

const largeSizes = "(max-width: 768px) calc(100vw - 2.5rem), (max-width: 1199px) 65vw, 640px";
const smallSizes = "(max-width: 600px) calc(100vw - 2.5rem), 216px";

export const PostCard = ({ post, large, linked }: PostCardProps) => (
  <article className={large ? "post post-large" : "post"}>
    <Picture
      src={post.featuredImage}
      set={post.featuredImageSet}
      sizes={large ? largeSizes : smallSizes}
      priority={large}
    />
    <div className="post-text">
      <Meta category={post.category} date={post.date} />
      <h2>{linked ? <a href={articlePath(post.slug)}>{post.title}</a> : post.title}</h2>
      <p className="post-excerpt">{post.excerpt}</p>
      <Figures readingTime={post.readingTime} views={post.views} />
    </div>
  </article>
);
