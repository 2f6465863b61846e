import type { NewsArticle } from "@etalase/contracts/news.schema";
import { categoryPath, paths } from "@etalase/contracts/site/paths";
import { EditLink } from "../../components/EditLink.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PostDate } from "../../components/Meta.tsx";
import { formatCount } from "../../content/format.ts";
import { post } from "../../content/post.ts";
import { article as copy } from "./copy.ts";

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

const Byline = ({ author, date, readingTime, views }: NewsArticle) => (
  <div className="byline">
    <span className="byline-initials" aria-hidden="true">
      {initialsOf(author.name)}
    </span>
    <div>
      <b>{author.name}</b>
      <p className="byline-meta">
        <PostDate date={date} />
        <span>{copy.minutes(readingTime)}</span>
        <span>{copy.views(formatCount(views))}</span>
      </p>
    </div>
  </div>
);

export const ArticleHeader = ({ article, sample }: Readonly<{ article: NewsArticle; sample: boolean }>) => (
  <header className="article-head">
    <a className="back" href={paths.blog}>
      <Icon name="arrow-left" />
      {copy.back}
    </a>
    {sample ? <p className="sample">{post.sample}</p> : null}
    <p className="article-category">
      <a href={categoryPath(article.category)}>{article.category}</a>
    </p>
    <h1>{article.title}</h1>
    <Byline {...article} />
    {sample ? null : <EditLink resource="news" id={article._id} what="artikel" />}
  </header>
);
