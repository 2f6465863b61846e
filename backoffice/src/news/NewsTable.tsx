import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box } from "@mui/material";
import { DataTable } from "react-admin";
import { SelectBox, SelectPageBox } from "../list/SelectBox.tsx";
import { formatDay, formatNumber } from "../parts/format.ts";
import { Thumbnail } from "../parts/Thumbnail.tsx";
import { NewsActions } from "./NewsActions.tsx";
import { NewsStatusChip } from "./NewsStatusChip.tsx";
import { HighlightMark, NewsTitle } from "./NewsTitle.tsx";

const TitleCell = ({ article }: { article: NewsSummary }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.75, minWidth: { md: 200, lg: 230 } }}>
    <Box sx={{ display: { xs: "none", lg: "block" } }}>
      <Thumbnail of={article} />
    </Box>
    <Box>
      <NewsTitle article={article} />
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, color: "text.secondary", fontSize: ".8125rem" }}>
        <span>{article.author.name}</span>
        {article.isHighlighted && <HighlightMark />}
      </Box>
    </Box>
  </Box>
);

/** Up to 50 letters without a space, beside columns that have to stay in sight. */
const Category = ({ name }: { name: string }) => (
  <Box title={name} sx={{ ...nowrap, maxWidth: { xs: 120, lg: 180 }, overflow: "hidden", textOverflow: "ellipsis" }}>
    {name}
  </Box>
);

const nowrap = { whiteSpace: "nowrap" };
const quiet = { ...nowrap, color: "text.secondary" };

export const NewsTable = () => (
  <Box sx={{ overflowX: "auto" }}>
    <DataTable<NewsSummary> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<NewsSummary>
        label={<SelectPageBox />}
        padding="checkbox"
        render={(article) => <SelectBox id={article.id} label={article.title} />}
      />
      <DataTable.Col<NewsSummary>
        source="title"
        sx={{ width: "60%" }}
        render={(article) => <TitleCell article={article} />}
      />
      <DataTable.Col<NewsSummary> source="category" render={({ category }) => <Category name={category} />} />
      <DataTable.Col<NewsSummary>
        source="date"
        sortByOrder="DESC"
        cellSx={() => quiet}
        render={(article) => formatDay(article.date)}
      />
      <DataTable.Col<NewsSummary> source="status" render={(article) => <NewsStatusChip status={article.status} />} />
      <DataTable.Col<NewsSummary>
        source="views"
        align="right"
        sortByOrder="DESC"
        render={(article) => (article.status === "draft" && !article.views ? "–" : formatNumber(article.views))}
      />
      <DataTable.Col<NewsSummary>
        label="Actions"
        align="right"
        render={(article) => <NewsActions article={article} />}
      />
    </DataTable>
  </Box>
);
