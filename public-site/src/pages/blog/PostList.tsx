import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { Figures, Meta } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";
import { post as postWords } from "../../content/post.ts";
import { pagination as paginationWords } from "../../lists/copy.ts";
import { EmptyList, FailedList } from "../../lists/ListState.tsx";
import { Marked } from "../../lists/Marked.tsx";
import { Pagination } from "../../lists/Pagination.tsx";
import { usePathHere, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { blog as blogWords } from "./copy.ts";
import type { BlogData } from "./data.ts";
import { FilterLink, useBlogChoice } from "./FilterLink.tsx";
import { countOf, noFilters } from "./filters.ts";

/** Placeholders of the articles, in their size. */
const Skeleton = () => (
  <div className="skeleton" aria-hidden="true">
    <div className="skeleton-picture" />
    <div />
    <div />
  </div>
);

type PostCardProps = Readonly<{
  post: NewsSummary;
  /** True for the first card of a page, which is shown large. */
  large: boolean;
  /** False for samples of an empty blog, which have no page. */
  linked: boolean;
  /** The words that a search has found. */
  words: readonly string[] | undefined;
}>;

const largeSizes = "(max-width: 768px) calc(100vw - 2.5rem), (max-width: 1199px) 65vw, 640px";
const smallSizes = "(max-width: 600px) calc(100vw - 2.5rem), 216px";

const PostCard = ({ post, large, linked, words }: PostCardProps) => {
  const pathHere = usePathHere();
  const title = <Marked text={post.title} words={words} />;
  return (
    <article className={large ? "post post-large" : "post"}>
      <Picture
        src={post.featuredImage}
        set={post.featuredImageSet}
        sizes={large ? largeSizes : smallSizes}
        priority={large}
      />
      <div className="post-text">
        <Meta category={post.category} date={post.date} />
        <h2>{linked ? <a href={pathHere(articlePath(post.slug))}>{title}</a> : title}</h2>
        <p className="post-excerpt">
          <Marked text={post.excerpt} words={words} />
        </p>
        <Figures readingTime={post.readingTime} views={post.views} />
      </div>
    </article>
  );
};

const NoneFound = ({ narrowed }: Readonly<{ narrowed: boolean }>) => {
  const blog = useWords(blogWords);
  return (
    <EmptyList icon={narrowed ? "search" : "newspaper"} title={blog.noneFound}>
      <p>{narrowed ? blog.noneFoundHint : blog.noneYetHint}</p>
      {narrowed ? (
        <FilterLink to={noFilters} className="button button-line" vanishes>
          {blog.clearAll}
        </FilterLink>
      ) : null}
    </EmptyList>
  );
};

const PastTheEnd = ({ filters }: Pick<BlogData, "filters">) => {
  const pagination = useWords(paginationWords);
  return (
    <EmptyList icon="newspaper" title={fill(pagination.pastTheEnd, { page: filters.page })}>
      <FilterLink to={{ ...filters, page: 1 }} className="button button-line" vanishes>
        {pagination.first}
      </FilterLink>
    </EmptyList>
  );
};

export function PostList({ list, filters }: Pick<BlogData, "list" | "filters">) {
  const blog = useWords(blogWords);
  const postCopy = useWords(postWords);
  const { hrefOf } = useBlogChoice();
  if (list.state === "loading") return <Skeleton />;
  if (list.state === "failed") return <FailedList text={blog.failed} retry={blog.retry} href={hrefOf(filters)} />;
  if (list.page.total === 0) return <NoneFound narrowed={countOf(filters) > 0} />;
  if (list.page.news.length === 0) return <PastTheEnd filters={filters} />;
  const linked = list.sample !== "empty";
  return (
    <>
      {list.sample ? <p className="sample">{postCopy.sample}</p> : null}
      {list.page.news.map((post, index) => (
        <PostCard key={post._id} post={post} large={index === 0} linked={linked} words={list.page.words} />
      ))}
      <Pagination
        page={list.page.page}
        totalPages={list.page.totalPages}
        hrefOf={(page) => `${hrefOf({ ...filters, page })}#artikel`}
      />
    </>
  );
}
