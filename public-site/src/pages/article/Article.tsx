import type { NewsArticle, NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath, categoryPath, paths, sectionPath, tagPath } from "@etalase/contracts/site/paths";
import { tagSlugOf } from "@etalase/contracts/text/slug";
import { Icon } from "../../components/Icon.tsx";
import { Invitation } from "../../components/Invitation.tsx";
import { Meta, PostDate } from "../../components/Meta.tsx";
import { Picture } from "../../components/Picture.tsx";
import { useFormats } from "../../content/format.ts";
import { post as postWords } from "../../content/post.ts";
import type { IconName } from "../../icons/symbols.ts";
import { hasSection, homeOf, usePathHere, useSite, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { article as articleWords } from "./copy.ts";
import type { ArticleData } from "./data.ts";
import { proseHtml } from "./proseHtml.ts";

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

const Byline = ({ author, date, readingTime, views }: NewsArticle) => {
  const copy = useWords(articleWords);
  const { formatCount } = useFormats();
  return (
    <div className="byline">
      <span className="byline-initials" aria-hidden="true">
        {initialsOf(author.name)}
      </span>
      <div>
        <b>{author.name}</b>
        <p className="byline-meta">
          <PostDate date={date} />
          <span>{fill(copy.minutes, { count: readingTime })}</span>
          <span>{fill(copy.views, { count: formatCount(views) })}</span>
        </p>
      </div>
    </div>
  );
};

const ArticleHeader = ({ article, sample }: Readonly<{ article: NewsArticle; sample: boolean }>) => {
  const pathHere = usePathHere();
  const copy = useWords(articleWords);
  const postCopy = useWords(postWords);
  return (
    <header className="article-head">
      <a className="back" href={pathHere(paths.blog)}>
        <Icon name="arrow-left" />
        {copy.back}
      </a>
      {sample ? <p className="sample">{postCopy.sample}</p> : null}
      <p className="article-category">
        <a href={pathHere(categoryPath(article.category))}>{article.category}</a>
      </p>
      <h1>{article.title}</h1>
      <Byline {...article} />
    </header>
  );
};

const Tags = ({ tags }: Readonly<{ tags: readonly string[] }>) => {
  const copy = useWords(articleWords);
  const pathHere = usePathHere();
  return (
    <ul className="tags" aria-label={copy.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={pathHere(tagPath(tagSlugOf(tag)))}>{tag}</a>
        </li>
      ))}
    </ul>
  );
};

type Target = Readonly<{ name: string; icon: IconName; href: (url: string, title: string) => string }>;

const targets: readonly Target[] = [
  { name: "Facebook", icon: "facebook", href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    name: "Twitter",
    icon: "twitter",
    href: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  { name: "LinkedIn", icon: "linkedin", href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { name: "WhatsApp", icon: "whatsapp", href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
];

/** Plain links: nothing of the networks is loaded until a reader chooses one. */
const ShareLinks = ({ url, title }: Readonly<{ url: string; title: string }>) => {
  const copy = useWords(articleWords);
  return (
    <aside className="share" aria-label={copy.shareTitle}>
      <span aria-hidden="true">{copy.share}</span>
      {targets.map(({ name, icon, href }) => (
        <a
          key={name}
          href={href(encodeURIComponent(url), encodeURIComponent(title))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(copy.shareTo, { name })}
        >
          <Icon name={icon} />
        </a>
      ))}
    </aside>
  );
};

const cardSizes = "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 480px";

/** An article in a row of articles: picture, category, date and title. */
const NewsCard = ({ post }: Readonly<{ post: NewsSummary }>) => {
  const pathHere = usePathHere();
  return (
    <article className="news-card">
      <Picture src={post.featuredImage} set={post.featuredImageSet} sizes={cardSizes} />
      <Meta category={post.category} date={post.date} />
      <h3>
        <a href={pathHere(articlePath(post.slug))}>{post.title}</a>
      </h3>
    </article>
  );
};

function RelatedPosts({ posts, sample }: Readonly<{ posts: readonly NewsSummary[]; sample: boolean }>) {
  const copy = useWords(articleWords);
  const pathHere = usePathHere();
  const postCopy = useWords(postWords);
  if (posts.length === 0) return null;
  return (
    <section className="section related">
      <div className="wrap">
        <div className="head head-row">
          <h2>{copy.related}</h2>
          <a className="more" href={pathHere(paths.blog)}>
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

export function ArticleView({ article, sample, related }: Extract<ArticleData, { state: "found" }>) {
  const copy = useWords(articleWords);
  const site = useSite();
  const { publicUrl } = site;
  const html = proseHtml(article.content, useWords(articleWords), article.contentSets);
  return (
    <>
      <article className="article" data-id={sample ? undefined : article._id}>
        <ArticleHeader article={article} sample={sample} />
        <figure className="article-picture">
          <Picture
            src={article.featuredImage}
            set={article.featuredImageSet}
            sizes="(max-width: 1150px) calc(100vw - 2.5rem), 1088px"
            alt={article.featuredImageSet.alt ?? fill(copy.picture, { title: article.title })}
            priority
          />
          {article.featuredImageSet.caption ? <figcaption>{article.featuredImageSet.caption}</figcaption> : null}
        </figure>
        <div className="article-columns">
          <div className="article-body">
            {/* The server sanitises an article's HTML when it is stored. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            {article.tags.length > 0 ? <Tags tags={article.tags} /> : null}
          </div>
          <ShareLinks url={publicUrl + articlePath(article.slug, article.language)} title={article.title} />
        </div>
      </article>
      <Invitation words={copy.invitation} greeting={fill(copy.invitation.greeting, { title: article.title })}>
        {hasSection(site, "price") ? (
          <a className="more" href={sectionPath("price", homeOf(site))}>
            {copy.invitation.packages}
            <Icon name="arrow-right" />
          </a>
        ) : null}
      </Invitation>
      <RelatedPosts posts={related.posts} sample={related.sample} />
    </>
  );
}
