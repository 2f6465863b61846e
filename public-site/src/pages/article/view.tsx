import { paths } from "@etalase/contracts/site/paths";
import { Notice } from "../../components/Notice.tsx";
import type { ViewProps } from "../../page/page.ts";
import { usePathHere, useWords } from "../../site/site.ts";
import { ArticleView } from "./Article.tsx";
import { article as articleWords } from "./copy.ts";
import type { ArticleData } from "./data.ts";
import { articleHead as articleHeadWords } from "./head.ts";

const Back = () => {
  const pathHere = usePathHere();
  const copy = useWords(articleWords);
  return (
    <a className="button button-main" href={pathHere(paths.blog)}>
      {copy.back}
    </a>
  );
};

const Failed = ({ path }: Readonly<{ path: string }>) => {
  const articleHead = useWords(articleHeadWords);
  const copy = useWords(articleWords);
  const pathHere = usePathHere();
  return (
    <Notice title={articleHead.failed.title} text={articleHead.failed.text}>
      <a className="button button-main" href={path} data-retry>
        {copy.retry}
      </a>
      <a className="button button-line" href={pathHere(paths.blog)}>
        {copy.back}
      </a>
    </Notice>
  );
};

const Loading = () => {
  const copy = useWords(articleWords);
  return (
    <div className="article" aria-busy="true">
      <div className="article-head skeleton">
        <p role="status" className="visually-hidden">
          {copy.loading}
        </p>
        <div />
        <div />
        <div className="skeleton-picture" />
      </div>
    </div>
  );
};

export function View({ data, place }: ViewProps<ArticleData>) {
  const articleHead = useWords(articleHeadWords);
  if (data.state === "found") return <ArticleView {...data} />;
  if (data.state === "loading") return <Loading />;
  if (data.state === "failed") return <Failed path={place.path} />;
  return (
    <Notice title={articleHead.unknown.title} text={articleHead.unknown.text}>
      <Back />
    </Notice>
  );
}
