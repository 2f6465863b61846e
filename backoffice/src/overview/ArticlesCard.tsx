import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { EditLink } from "../parts/EditLink.tsx";
import { Thumbnail } from "../parts/Thumbnail.tsx";

export const ArticleRow = ({ article, note }: { article: NewsSummary; note: string }) => (
  <>
    <Thumbnail of={article} width={56} height={38} />
    <Box sx={{ minWidth: 0, flex: 1, overflow: "hidden", "& a": oneLine }}>
      <EditLink resource="news" id={article.id} name={article.title} />
      <Box sx={{ color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" }}>{note}</Box>
    </Box>
  </>
);

const oneLine = { display: "block", whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" };

type ArticlesCardProps = Readonly<{
  title: string;
  note: string;
  /** Address of the whole list. */
  all: string;
  /** Undefined while they are on their way, and when they could not be loaded. */
  articles: readonly NewsSummary[] | undefined;
  failed: boolean;
  empty: ReactNode;
  row: (article: NewsSummary, index: number) => ReactNode;
}>;

const rowHeight = 58;
export const overviewRows = 5;

const rowLook = { display: "flex", alignItems: "center", gap: 1.75, height: rowHeight };

const Placeholder = () => (
  <Box sx={rowLook}>
    <Skeleton variant="rounded" width={56} height={38} />
    <Box sx={{ flex: 1 }}>
      <Skeleton width="64%" />
      <Skeleton width="30%" />
    </Box>
  </Box>
);

const Words = ({ children }: { children: ReactNode }) => <Box sx={{ color: "text.secondary", py: 2 }}>{children}</Box>;

function Rows({ articles, failed, row, empty }: Pick<ArticlesCardProps, "articles" | "failed" | "row" | "empty">) {
  if (!articles && failed) return <Words>The articles could not be loaded.</Words>;
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
  if (!articles) return Array.from({ length: overviewRows }, (_, index) => <Placeholder key={index} />);
  if (articles.length === 0) return <Words>{empty}</Words>;
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {articles.map((article, index) => (
        <Box component="li" key={article.id} sx={rowLook}>
          {row(article, index)}
        </Box>
      ))}
    </Box>
  );
}

/** A few articles under a heading, in rows of one height. */
export const ArticlesCard = ({ title, note, all, ...rows }: ArticlesCardProps) => (
  <Card sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }} aria-busy={!rows.articles && !rows.failed}>
    <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", mb: 1 }}>
      <Box>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {note}
        </Typography>
      </Box>
      <Button component={Link} to={all} size="small" aria-label={`View all: ${title}`}>
        View all
      </Button>
    </Box>
    <Rows {...rows} />
  </Card>
);
