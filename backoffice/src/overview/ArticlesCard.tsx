import type { NewsSummary } from "@etalase/contracts/news.schema";
import type { PublicationState } from "@etalase/contracts/rules/publication";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { formatNumber, plural } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Thumbnail } from "../kit/parts/Thumbnail.tsx";
import { Grow, Note, VisuallyHidden } from "../kit/theme/Words.tsx";
import { MarkedHeading, OverviewCard } from "./OverviewCard.tsx";

const Views = ({ views }: { views: number }) => (
  <Box sx={{ minWidth: 48, textAlign: "right", fontWeight: 700, fontSize: ".875rem" }}>
    {formatNumber(views)}
    <VisuallyHidden component="span">{` ${plural("view")}`}</VisuallyHidden>
  </Box>
);

/** Returns the query that narrows a list to records in this state. */
export const inState = (state: PublicationState): string => `filter=${encodeURIComponent(JSON.stringify({ state }))}`;

type MostReadProps = Readonly<{ articles: readonly NewsSummary[] | undefined; failed: boolean }>;

export function MostRead({ articles, failed }: MostReadProps) {
  const read = articles?.filter(({ views }) => views > 0);
  return (
    <ArticlesCard
      title={t("Most read articles")}
      note={t("All time")}
      counted={["news"]}
      all={`/dashboard/news?sort=views&order=DESC&${inState("published")}`}
      articles={read}
      failed={failed}
      empty={
        articles?.length
          ? t("No article has been read yet.")
          : t("Nothing is published yet. Publish an article to see its readers here.")
      }
      row={(article, index) => (
        <>
          <Box aria-hidden sx={{ width: 12, fontWeight: 600, color: "text.secondary", textAlign: "center" }}>
            {index + 1}
          </Box>
          <ArticleRow article={article} note={article.category} />
          <Views views={article.views} />
        </>
      )}
    />
  );
}

export const ArticleRow = ({ article, note }: { article: NewsSummary; note: string }) => (
  <>
    <Thumbnail of={article} width={56} height={38} />
    <Grow>
      <EditLink resource="news" id={article.id} name={article.title} lines={2} />
      <Note>{note}</Note>
    </Grow>
  </>
);

type ArticlesCardProps = Readonly<{
  title: string;
  note: string;
  /** The kinds of records behind the card's figures, for the mark of demo content. */
  counted?: readonly string[];
  /** The address of the whole list. */
  all: string;
  /** Undefined while loading, and after a failure. */
  articles: readonly NewsSummary[] | undefined;
  failed: boolean;
  /** Says that there are none. */
  empty?: ReactNode;
  row: (article: NewsSummary, index: number) => ReactNode;
}>;

const rowHeight = 66;
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
  if (!articles && failed) return <Words>{t("The {nouns} could not be loaded.", { nouns: plural("article") })}</Words>;
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
  if (!articles) return Array.from({ length: overviewRows }, (_, index) => <Placeholder key={index} />);
  if (articles.length === 0) return <Words>{empty}</Words>;
  return (
    <PlainList ordered>
      {articles.map((article, index) => (
        <Box component="li" key={article.id} sx={rowLook}>
          {row(article, index)}
        </Box>
      ))}
    </PlainList>
  );
}

/** A few articles under a heading, in rows of equal height. */
export const ArticlesCard = ({ title, note, counted = [], all, ...rows }: ArticlesCardProps) => (
  <OverviewCard aria-busy={!rows.articles && !rows.failed}>
    <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", mb: 1 }}>
      <Box>
        <MarkedHeading counted={counted}>{title}</MarkedHeading>
        <Typography variant="caption">{note}</Typography>
      </Box>
      <Button component={Link} to={all} size="small" aria-label={t("View all: {title}", { title })}>
        {t("View all")}
      </Button>
    </Box>
    <Rows {...rows} />
  </OverviewCard>
);
