import type { VisitorPeriod } from "@etalase/contracts/statistics";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { Box, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../kit/language/t.ts";
import { useCompact } from "../kit/list/FilterBar.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatNumber } from "../kit/parts/format.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import { type BarRow, BarTable } from "./BarTable.tsx";
import { periodNames } from "./change.ts";
import { ByArticle, ByPackage, BySource } from "./FunnelBreakdowns.tsx";
import { type Counts, countsOf, leadsIn, rateOf, useFunnel } from "./funnel.ts";
import { MarkedHeading, OverviewCard } from "./OverviewCard.tsx";
import { WeekMessage } from "./WeekMessage.tsx";

const step = (name: string, count: number, whole: number): BarRow => ({
  key: name,
  name,
  share: whole > 0 ? count / whole : 0,
  cells: [formatNumber(count), rateOf(count, whole)],
});

/** The steps of visitors. A click and a message of the same visitor count as two leads. */
const VisitorSteps = ({ counts }: Readonly<{ counts: Counts }>) => {
  const { visitors } = counts;
  return (
    <BarTable
      caption={t("Visitor actions")}
      headings={[t("Step"), t("Number"), t("Of visitors")]}
      empty=""
      rows={[
        step(t("Visited"), visitors, visitors),
        step(t("Saw the packages"), counts.packageViews, visitors),
        step(t("Clicked to order"), counts.orders, visitors),
        step(t("Clicked for advice"), counts.consultations, visitors),
        step(t("Wrote a message"), counts.contacts, visitors),
      ]}
    />
  );
};

/** The steps of leads, from arrival to won. */
const LeadSteps = ({ counts }: Readonly<{ counts: Counts }>) => {
  const leads = leadsIn(counts);
  return (
    <BarTable
      caption={t("Lead outcomes")}
      headings={[t("Step"), t("Number"), t("Of leads")]}
      empty=""
      rows={[
        step(t("Received"), leads, leads),
        step(t("Answered"), counts.answered, leads),
        step(t("Won"), counts.won, leads),
      ]}
    />
  );
};

type SectionProps = Readonly<{ period: VisitorPeriod }>;

const one = "minmax(0, 1fr)";
/** Side by side on windows that are at least `from` pixels wide. */
const columns = (wide: string, from: number) => ({
  display: "grid",
  columnGap: 4,
  rowGap: { xs: 1.5, md: 3 },
  alignItems: "start",
  gridTemplateColumns: one,
  [`@media (min-width: ${from}px)`]: { gridTemplateColumns: wide },
});

type PartProps = Readonly<{
  title: string;
  /** Folded below the others in one column, where it would make the page long. */
  folds?: boolean;
  children: ReactNode;
}>;

function Part({ title, folds = false, children }: PartProps) {
  const isFolded = useCompact() && folds;
  const heading = (
    <Typography variant="h3" sx={{ display: "inline", fontSize: ".9375rem", fontWeight: 700 }}>
      {title}
    </Typography>
  );
  return (
    <Box component={isFolded ? "details" : "div"} sx={{ minWidth: 0 }}>
      <Box component={isFolded ? "summary" : "div"} sx={isFolded ? { py: 1.25, cursor: "pointer" } : { mb: 0.5 }}>
        {heading}
      </Box>
      {children}
    </Box>
  );
}

const Nothing = () => (
  <Box sx={{ color: "text.secondary", py: 3 }}>
    {t("No visits or leads in this period. They appear here as they arrive.")}
  </Box>
);

function Figures({ funnel }: Readonly<{ funnel: Funnel }>) {
  const counts = countsOf(funnel);
  if (counts.visitors === 0 && counts.orders + counts.consultations + counts.contacts === 0) return <Nothing />;
  return (
    <Box sx={{ display: "grid", gap: { xs: 1.5, md: 3.5 } }}>
      <Box sx={columns("minmax(0, 7fr) minmax(348px, 4fr)", 1000)}>
        <Part title={t("Visitor actions")}>
          <VisitorSteps counts={counts} />
        </Part>
        <Part title={t("Lead outcomes")}>
          <LeadSteps counts={counts} />
        </Part>
      </Box>
      <Box sx={columns(`${one} ${one}`, 1400)}>
        <Part title={t("By package")}>
          <ByPackage packages={funnel.packages} />
        </Part>
        <Part title={t("By article")} folds>
          <ByArticle articles={funnel.articles} />
        </Part>
      </Box>
      <Part title={t("By source")} folds>
        <BySource sources={funnel.sources} campaigns={funnel.campaigns} />
      </Part>
      <Quiet>{t("A visitor counts once a day. Older data has visitor numbers only.")}</Quiet>
    </Box>
  );
}

function Body({ period }: SectionProps) {
  const { data, isError, isPlaceholderData, refetch } = useFunnel(period);
  if (isError)
    return <FailureNotice text={t("The order funnel could not be loaded.")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: "opacity .15s" }}>
      <Figures funnel={data} />
    </Box>
  );
}

/** The steps from a visit to an order: how many visitors reach each, and the sources they come from. */
export const FunnelSection = ({ period }: SectionProps) => (
  <OverviewCard component="section" aria-label={t("From visit to order")}>
    <Box sx={{ mb: 2 }}>
      <MarkedHeading counted={["visitors", "leads"]}>{t("From visit to order")}</MarkedHeading>
      <Typography variant="caption">
        {t("Last {period}, including leads deleted since", { period: periodNames[period] })}
      </Typography>
    </Box>
    <Body period={period} />
    <WeekMessage />
  </OverviewCard>
);
