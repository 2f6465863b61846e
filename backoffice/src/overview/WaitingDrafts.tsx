import type { NewsSummary } from "@etalase/contracts/news.schema";
import { formatDay } from "../format.ts";
import { ArticleRow } from "./ArticleRow.tsx";
import { ArticlesCard } from "./ArticlesCard.tsx";

const draftFilter = encodeURIComponent(JSON.stringify({ status: "draft" }));

type WaitingDraftsProps = Readonly<{ articles: readonly NewsSummary[] | undefined; failed: boolean }>;

export const WaitingDrafts = ({ articles, failed }: WaitingDraftsProps) => (
  <ArticlesCard
    title="Waiting as Draft"
    note="Finish and publish"
    all={`/dashboard/news?filter=${draftFilter}`}
    articles={articles}
    failed={failed}
    empty="No draft is waiting."
    row={(article) => <ArticleRow article={article} note={`Edited ${formatDay(article.updatedAt)}`} />}
  />
);
