import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box } from "@mui/material";
import { useListContext } from "react-admin";
import { SelectBox } from "../list/SelectBox.tsx";
import { counted, formatDay } from "../parts/format.ts";
import { Thumbnail } from "../parts/Thumbnail.tsx";
import { NewsActions } from "./NewsActions.tsx";
import { NewsStatusChip } from "./NewsStatusChip.tsx";
import { HighlightMark, NewsTitle } from "./NewsTitle.tsx";

const facts = { color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" };

const Whole = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);

const NewsCard = ({ article }: { article: NewsSummary }) => (
  <Box component="li" sx={{ px: 1.5, pt: 1.5, pb: 0.5, borderTop: 1, borderColor: "divider" }}>
    <Box sx={{ display: "flex", gap: 1.5 }}>
      <Thumbnail of={article} width={84} height={60} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <NewsTitle article={article} />
        <Box sx={facts}>
          {article.category} · <Whole text={formatDay(article.date)} />
          {article.status === "published" && (
            <>
              {" · "}
              <Whole text={counted(article.views, "view")} />
            </>
          )}
        </Box>
        {article.isHighlighted && (
          <Box sx={facts}>
            <HighlightMark />
          </Box>
        )}
      </Box>
    </Box>
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, ml: -1.25 }}>
      <SelectBox id={article.id} label={article.title} />
      <NewsStatusChip status={article.status} />
      <Box sx={{ ml: "auto" }}>
        <NewsActions article={article} />
      </Box>
    </Box>
  </Box>
);

/** The list as cards, where a table has no room. */
export function NewsCards() {
  const { data = [] } = useListContext<NewsSummary>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((article) => (
        <NewsCard key={article.id} article={article} />
      ))}
    </Box>
  );
}
