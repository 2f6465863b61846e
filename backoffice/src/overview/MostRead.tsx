import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box } from "@mui/material";
import { formatNumber } from "../parts/format.ts";
import { visuallyHidden } from "../theme/palette.ts";
import { ArticleRow, ArticlesCard } from "./ArticlesCard.tsx";

/** Views beside a bar, measured against the most read. */
const Views = ({ views, most }: { views: number; most: number }) => (
  <>
    <Box
      aria-hidden
      sx={{ display: { xs: "none", sm: "block" }, width: "20%", height: 6, borderRadius: 3, bgcolor: "divider" }}
    >
      <Box sx={{ width: most ? views / most : 0, height: 1, borderRadius: 3, bgcolor: "primary.main" }} />
    </Box>
    <Box sx={{ minWidth: 48, textAlign: "right", fontWeight: 700, fontSize: ".875rem" }}>
      {formatNumber(views)}
      <Box component="span" sx={visuallyHidden}>
        {" "}
        views
      </Box>
    </Box>
  </>
);

type MostReadProps = Readonly<{ articles: readonly NewsSummary[] | undefined; failed: boolean }>;

export function MostRead({ articles, failed }: MostReadProps) {
  const most = articles?.[0]?.views ?? 0;
  return (
    <ArticlesCard
      title="Most Read Articles"
      note="All time"
      all="/dashboard/news?sort=views&order=DESC"
      articles={articles}
      failed={failed}
      empty="Nothing is published yet. Publish an article and it appears here with its readers."
      row={(article, index) => (
        <>
          <Box aria-hidden sx={{ width: 12, fontWeight: 600, color: "text.secondary", textAlign: "center" }}>
            {index + 1}
          </Box>
          <ArticleRow article={article} note={article.category} />
          <Views views={article.views} most={most} />
        </>
      )}
    />
  );
}
