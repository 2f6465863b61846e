import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { usePathHere } from "../site/site.ts";
import { Meta } from "./Meta.tsx";
import { Picture } from "./Picture.tsx";

const sizes = "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 480px";

/** An article in a row of articles: picture, category, date and title. */
export const NewsCard = ({ post }: Readonly<{ post: NewsSummary }>) => {
  const pathHere = usePathHere();
  return (
    <article className="news-card">
      <Picture src={post.featuredImage} set={post.featuredImageSet} sizes={sizes} />
      <Meta category={post.category} date={post.date} />
      <h3>
        <a href={pathHere(articlePath(post.slug))}>{post.title}</a>
      </h3>
    </article>
  );
};
