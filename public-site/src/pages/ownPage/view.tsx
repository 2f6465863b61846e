import type { OwnPage } from "@etalase/contracts/pages.schema";
import { FailedNotice } from "../../components/FailedNotice.tsx";
import type { ViewProps } from "../../page/page.ts";
import { useWords } from "../../site/site.ts";
import { article as articleWords } from "../article/copy.ts";
import { proseHtml } from "../article/proseHtml.ts";
import { View as NotFound } from "../notFound/view.tsx";
import type { OwnPageData } from "./data.ts";
import { ownPageHead } from "./head.ts";

const Text = ({ title, content, contentSets }: OwnPage) => (
  <article className="article own-page">
    <header className="article-head">
      <h1>{title}</h1>
    </header>
    <div className="article-columns">
      {/* The server sanitises the HTML when it is stored. */}
      <div
        className="article-body prose"
        dangerouslySetInnerHTML={{ __html: proseHtml(content, useWords(articleWords), contentSets) }}
      />
    </div>
  </article>
);

export function View({ data, place }: ViewProps<OwnPageData>) {
  const failed = useWords(ownPageHead);
  if (data.state === "found") return <Text {...data.ownPage} />;
  if (data.state === "unknown") return <NotFound />;
  return <FailedNotice {...failed} path={place.path} />;
}
