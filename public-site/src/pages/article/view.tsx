import { paths } from "@etalase/contracts/site/paths";
import { FailedNotice } from "../../components/FailedNotice.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { ViewProps } from "../../page/page.ts";
import { usePathHere, useWords } from "../../site/site.ts";
import { ArticleView } from "./Article.tsx";
import { article as articleWords } from "./copy.ts";
import type { ArticleData } from "./data.ts";
import { articleHead as articleHeadWords } from "./head.ts";

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
  const { failed, unknown } = useWords(articleHeadWords);
  const copy = useWords(articleWords);
  const blog = usePathHere()(paths.blog);
  if (data.state === "found") return <ArticleView {...data} />;
  if (data.state === "loading") return <Loading />;
  if (data.state === "failed")
    return (
      <FailedNotice {...failed} path={place.path} retry={copy.retry}>
        <a className="button button-line" href={blog}>
          {copy.back}
        </a>
      </FailedNotice>
    );
  return (
    <Notice {...unknown}>
      <a className="button button-main" href={blog}>
        {copy.back}
      </a>
    </Notice>
  );
}
