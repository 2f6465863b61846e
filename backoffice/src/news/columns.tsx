import type { NewsSummary } from "@etalase/contracts/news.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import type { Rows } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { ViewAction } from "../kit/list/RowActions.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { counted, formatDay, formatNumber, isoDay } from "../kit/parts/format.ts";
import { HighlightMark } from "../kit/parts/HighlightMark.tsx";
import { Thumbnail } from "../kit/parts/Thumbnail.tsx";
import { Note, Quiet, Row } from "../kit/theme/Words.tsx";
import { languageNames } from "../publication/languageNames.ts";
import { StateChip, stateName } from "../publication/StateChip.tsx";

/** Stands between facts, and never begins a line. */
const dot = "\u00a0· ";

type ArticleProps = Readonly<{ article: NewsSummary }>;

const nowrap = { whiteSpace: "nowrap" };

const TitleCell = ({ article }: ArticleProps) => (
  <Row sx={{ gap: 1.75, minWidth: { md: 200, lg: 230 } }}>
    <Box sx={{ display: { xs: "none", lg: "block" } }}>
      <Thumbnail of={article} />
    </Box>
    <Box>
      <EditLink id={article.id} name={article.title} />
      <Quiet sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
        <span>
          {article.author.name}
          {article.language === "en" && `${dot}${languageNames.en}`}
        </span>
        {article.isHighlighted && <HighlightMark />}
      </Quiet>
    </Box>
  </Row>
);

/** Up to 50 letters without a space, beside columns that must stay visible. */
const Category = ({ name }: { name: string }) => (
  <Box title={name} sx={{ ...nowrap, maxWidth: 180, overflow: "hidden", textOverflow: "ellipsis" }}>
    {name}
  </Box>
);

const Day = ({ article }: ArticleProps) => (
  <Box sx={{ ...nowrap, color: "text.secondary" }}>{formatDay(article.date)}</Box>
);

const Whole = ({ text }: { text: string }) => (
  <Box component="span" sx={nowrap}>
    {text}
  </Box>
);

/** The title above the facts that have no column here. */
const CardWords = ({ article }: ArticleProps) => (
  <>
    <EditLink id={article.id} name={article.title} />
    <Note>
      {article.category}
      {dot}
      <Whole text={formatDay(article.date)} />
      {article.language === "en" && `${dot}${languageNames.en}`}
      {article.status === "published" && (
        <>
          {dot}
          <Whole text={counted(article.views, "view")} />
        </>
      )}
    </Note>
    {article.isHighlighted && (
      <Note>
        <HighlightMark />
      </Note>
    )}
  </>
);

export const rows: Rows<NewsSummary> = {
  nameOf: ({ title }) => title,
  picture: (article) => <Thumbnail of={article} width={84} height={60} />,
  words: (article) => <CardWords article={article} />,
  columns: [
    {
      name: t("Title"),
      source: "title",
      isName: true,
      sort: "ASC",
      sx: { width: "60%" },
      of: ({ title }) => title,
      cell: (article) => <TitleCell article={article} />,
    },
    { name: t("Slug"), of: ({ slug }) => slug },
    {
      name: t("Category"),
      source: "category",
      isStacked: true,
      sort: "ASC",
      of: ({ category }) => category,
      cell: ({ category }) => <Category name={category} />,
    },
    { name: t("Tags"), of: ({ tags }) => tags.join(", ") },
    { name: t("Author"), of: ({ author }) => author.name },
    // Not in the export at this place, but later.
    { name: t("Date"), source: "date", sort: "DESC", cell: (article) => <Day article={article} /> },
    {
      name: t("Status"),
      source: "status",
      sort: "ASC",
      onCard: true,
      of: stateName,
      cell: (article) => <StateChip of={article} />,
    },
    { name: t("Highlighted"), of: ({ isHighlighted }) => (isHighlighted ? t("Yes") : t("No")) },
    { name: t("Date"), of: ({ date }) => isoDay(new Date(date)) },
    {
      name: t("Views"),
      source: "views",
      sort: "DESC",
      align: "right",
      of: ({ views }) => views,
      cell: ({ status, views }) => (status === "draft" && !views ? "–" : formatNumber(views)),
    },
  ],
  actions: (article) => <ViewAction record={article} href={articlePath(article.slug, article.language)} />,
  deleting: deleteSentences("article", {
    title: messages.news.deleteTitle,
    warning: messages.news.deleteWarning,
    counted: (count) => `${count} artikel`,
    confirm: messages.news.deleteConfirm,
    cancel: messages.news.deleteCancel,
    lang: "id",
    failed: t(messages.news.deleteFailed),
    done: (count) =>
      count === 1 ? t("News article deleted") : t("{what} deleted", { what: counted(count, "article") }),
  }),
};
