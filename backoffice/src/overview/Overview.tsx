import type { NewsSummary } from "@etalase/contracts/news.schema";
import type { PublicationState } from "@etalase/contracts/rules/publication";
import { paths } from "@etalase/contracts/site/paths";
import type { ContentPeriod, VisitorPeriod } from "@etalase/contracts/statistics";
import type { DashboardStats, StatsQuery } from "@etalase/contracts/statistics.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Skeleton } from "@mui/material";
import { keepPreviousData, type UseQueryResult } from "@tanstack/react-query";
import { HouseIcon, PlusIcon } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useDeferredValue, useState } from "react";
import { useGetIdentity, useGetList } from "react-admin";
import { Link } from "react-router-dom";
import { loadInTime } from "../kit/data/chunks.ts";
import { useCall } from "../kit/data/useCall.ts";
import { useIsPlaced } from "../kit/data/useIsPlaced.ts";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { t } from "../kit/language/t.ts";
import { useDemoLeft } from "../kit/parts/DemoMark.tsx";
import { ErrorBoundary } from "../kit/parts/ErrorBoundary.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatDay } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { AlertsNotice } from "./AlertsNotice.tsx";
import { ArticleRow, ArticlesCard, inState, MostRead, overviewRows } from "./ArticlesCard.tsx";
import { ClientsCard } from "./ClientsCard.tsx";
import { ContentOverview } from "./ContentOverview.tsx";
import { visitorFacts } from "./change.ts";
import { DemoNotice, hasDemo } from "./DemoNotice.tsx";
import { FigureCards, NoFigures } from "./FigureCards.tsx";
import { FirstStepsCard, useFirstSteps } from "./FirstStepsCard.tsx";
import type { FunnelSection } from "./FunnelSection.tsx";
import { ResultLine } from "./ResultLine.tsx";
import { UnfinishedCard } from "./UnfinishedCard.tsx";
import { VisitorTrends } from "./VisitorTrends.tsx";
import { WaitingCard } from "./WaitingCard.tsx";

const LazySection = lazy(async () => ({
  default: (await loadInTime(() => import("./laterParts.ts"))).FunnelSection,
}));

const LaterFunnel = (section: ComponentProps<typeof FunnelSection>) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={<Skeleton variant="rounded" height={560} />}>
      <LazySection {...section} />
    </Suspense>
  </ErrorBoundary>
);

/** Loads the figures of the chosen periods. The former ones stay until the new ones arrive. */
const useStats = (query: StatsQuery) =>
  useCall<DashboardStats>(`dashboard/stats?${new URLSearchParams(query)}`, ["dashboard", "stats", query], {
    placeholderData: keepPreviousData,
  });

type WaitingDraftsProps = Readonly<{ articles: readonly NewsSummary[] | undefined; failed: boolean }>;

/** Hidden when there are none. */
function WaitingDrafts({ articles, failed }: WaitingDraftsProps) {
  if (articles?.length === 0) return null;
  return (
    <ArticlesCard
      title={t("Waiting as draft")}
      note={t("Finish and publish")}
      all={`/dashboard/news?${inState("draft")}`}
      articles={articles}
      failed={failed}
      row={(article) => (
        <ArticleRow article={article} note={t("Edited {day}", { day: formatDay(article.updatedAt) })} />
      )}
    />
  );
}

const useArticles = (state: PublicationState, field: string) =>
  useGetList<NewsSummary>(
    "news",
    { pagination: { page: 1, perPage: overviewRows }, sort: { field, order: "DESC" }, filter: { state } },
    { retry: false },
  );

/** Two lines where the facts need them, so that nothing moves when they come. */
const factsRoom = { minHeight: { xs: "3em", lg: "1.5em" } };

function Head({ facts }: { facts: string }) {
  const { identity } = useGetIdentity();
  return (
    <PageHead
      title={t("Welcome, {name}", { name: identity?.fullName ?? t("User") })}
      facts={<Box sx={factsRoom}>{facts}</Box>}
    >
      <Button href={paths.home} startIcon={<HouseIcon />}>
        {t("Back to Home")}
      </Button>
      <Button component={Link} to="/dashboard/news/create" variant="contained" startIcon={<PlusIcon />}>
        {t("New Article")}
      </Button>
    </PageHead>
  );
}

const rows = { display: "grid", gap: { xs: 1.5, sm: 2 } };
const twoColumns = {
  ...rows,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media (min-width: 1000px)": { gridTemplateColumns: "minmax(0, 7fr) minmax(348px, 4fr)" },
};

const besideOrAlone = { ...rows, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 348px), 1fr))" };

type LoadFailureProps = Readonly<{ queries: readonly Pick<UseQueryResult, "isError" | "refetch">[] }>;

/** Tells that some of the queries failed, and repeats those. */
function LoadFailure({ queries }: LoadFailureProps) {
  const failures = queries.filter(({ isError }) => isError);
  if (failures.length === 0) return null;
  return (
    <FailureNotice
      text={t(messages.dashboard.loadFailed)}
      onRetry={() => void Promise.all(failures.map(({ refetch }) => refetch()))}
    />
  );
}

/** Stands for the parts whose places are not known yet. */
const Waiting = () => (
  <Box role="status" aria-label={t("Loading")} aria-busy sx={rows}>
    {[98, 140, 380].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Box>
);

type ChartsProps = Readonly<{
  stats: ReturnType<typeof useStats>;
  period: VisitorPeriod;
  content: ContentPeriod;
  onContent: (content: ContentPeriod) => void;
}>;

function Charts({ stats: { data, isError, isPlaceholderData }, period, content, onContent }: ChartsProps) {
  const state = { failed: isError, changing: isPlaceholderData };
  return (
    <Box sx={twoColumns}>
      <VisitorTrends period={period} points={data?.charts.visitorData} {...state} />
      <ContentOverview period={content} onPeriod={onContent} bars={data?.charts.contentData} {...state} />
    </Box>
  );
}

const firstPeriod: VisitorPeriod = "6m";

/** Figures of fewer visitors say nothing. */
const fewestVisitors = 10;

/** Shows whether the site does its job: visitors, content, most read articles, and open tasks. */
export function Overview() {
  const [period, setPeriod] = useState(firstPeriod);
  const [content, setContent] = useState<ContentPeriod>("current");
  const stats = useStats({ period, content });
  const published = useArticles("published", "views");
  const drafts = useArticles("draft", "date");
  const demo = useDemoLeft();
  const steps = useFirstSteps();
  const isPlaced = useIsPlaced(stats, demo, steps, useWaiting());
  // Another period can only be chosen where there are figures.
  const isEmpty =
    period === firstPeriod && stats.data !== undefined && stats.data.stats.visitors.count < fewestVisitors;
  const facts = stats.data ? visitorFacts(stats.data.stats.visitors, period) : "";
  // The figures are painted first; the parts below them follow in a rendering of their own.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <Head facts={facts} />
      {isPlaced ? (
        <Box sx={rows}>
          <LoadFailure queries={[stats, published, drafts]} />
          <AlertsNotice />
          <WaitingCard />
          <FirstStepsCard list={steps.data} />
          {demo.data && hasDemo(demo.data) && <DemoNotice left={demo.data} />}
          {isEmpty ? (
            <NoFigures />
          ) : (
            <>
              <ResultLine period={period} onPeriod={setPeriod} />
              <FigureCards stats={stats.data?.stats} period={period} failed={stats.isError} />
              {isWhole && <Charts stats={stats} {...{ period, content }} onContent={setContent} />}
              {isWhole && <LaterFunnel period={period} />}
            </>
          )}
          {isWhole && (
            <>
              <Box sx={besideOrAlone}>
                <MostRead articles={published.data} failed={published.isError} />
                <WaitingDrafts articles={drafts.data} failed={drafts.isError} />
              </Box>
              <Box sx={besideOrAlone}>
                <UnfinishedCard />
                <ClientsCard />
              </Box>
            </>
          )}
        </Box>
      ) : (
        <Waiting />
      )}
    </>
  );
}
