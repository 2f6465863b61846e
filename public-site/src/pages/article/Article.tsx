import { articlePath, sectionPath, tagPath } from "@etalase/contracts/site/paths";
import { tagSlugOf } from "@etalase/contracts/text/slug";
import { Icon } from "../../components/Icon.tsx";
import { Invitation } from "../../components/Invitation.tsx";
import { Picture } from "../../components/Picture.tsx";
import { useSite } from "../../site/site.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { article as copy } from "./copy.ts";
import type { ArticleData } from "./data.ts";
import { proseHtml } from "./proseHtml.ts";
import { RelatedPosts } from "./RelatedPosts.tsx";
import { ShareLinks } from "./ShareLinks.tsx";

type Found = Extract<ArticleData, { state: "found" }>;

const Tags = ({ tags }: Readonly<{ tags: readonly string[] }>) => (
  <ul className="tags" aria-label={copy.tags}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={tagPath(tagSlugOf(tag))}>{tag}</a>
      </li>
    ))}
  </ul>
);

export function ArticleView({ article, sample, related }: Found) {
  const { publicUrl } = useSite();
  const html = proseHtml(article.content, article.contentSets);
  return (
    <>
      <article className="article" data-id={sample ? undefined : article._id}>
        <ArticleHeader article={article} sample={sample} />
        <figure className="article-picture">
          <Picture
            src={article.featuredImage}
            set={article.featuredImageSet}
            sizes="(max-width: 1150px) calc(100vw - 2.5rem), 1088px"
            alt={article.featuredImageSet.alt ?? copy.picture(article.title)}
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
          <ShareLinks url={publicUrl + articlePath(article.slug)} title={article.title} />
        </div>
      </article>
      <Invitation words={copy.invitation} greeting={copy.invitation.greeting(article.title)}>
        <a className="more" href={sectionPath("price")}>
          {copy.invitation.packages}
          <Icon name="arrow-right" />
        </a>
      </Invitation>
      <RelatedPosts posts={related.posts} sample={related.sample} />
    </>
  );
}
