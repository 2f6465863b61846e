import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box } from "@mui/material";
import { Thumbnail } from "../list/Thumbnail.tsx";
import { NewsTitle } from "../news/NewsTitle.tsx";

export const ArticleRow = ({ article, note }: { article: NewsSummary; note: string }) => (
  <>
    <Thumbnail of={article} width={56} height={38} />
    <Box sx={{ minWidth: 0, flex: 1, overflow: "hidden", "& a": oneLine }}>
      <NewsTitle article={article} />
      <Box sx={{ color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" }}>{note}</Box>
    </Box>
  </>
);

const oneLine = { display: "block", whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" };
