import type { VisitorPeriod } from "@etalase/contracts/statistics/dashboard";
import type { Funnel } from "@etalase/contracts/statistics/dashboard.schema";
import { Box, Card, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { periodNames } from "./change.ts";
import { ByArticle, ByPackage, BySource } from "./FunnelBreakdowns.tsx";
import { LeadSteps, VisitorSteps } from "./FunnelSteps.tsx";
import { countsOf, factsOf } from "./funnelWords.ts";
import { MarkedHeading } from "./MarkedHeading.tsx";
import { PeriodSelector } from "./PeriodSelector.tsx";
import { useFunnel } from "./useFunnel.ts";

type SectionProps = Readonly<{ period: VisitorPeriod; onPeriod: (period: VisitorPeriod) => void }>;

const one = "minmax(0, 1fr)";
const columns = (wide: string) => ({
  display: "grid",
  columnGap: 4,
  rowGap: 3,
  alignItems: "start",
  gridTemplateColumns: one,
  "@media (min-width: 1000px)": { gridTemplateColumns: wide },
});

const Part = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3" sx={{ fontSize: ".9375rem", fontWeight: 700, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const note = { color: "text.secondary", fontSize: ".8125rem" };

function Figures({ funnel }: Readonly<{ funnel: Funnel }>) {
  const counts = countsOf(funnel);
  if (counts.visitors === 0 && counts.orders + counts.consultations + counts.contacts === 0)
    return (
      <Box sx={{ color: "text.secondary", py: 3 }}>
        Nothing was counted in this period. Visits and leads appear here as they come.
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <Box sx={columns("minmax(0, 7fr) minmax(348px, 4fr)")}>
        <Part title="What visitors did">
          <VisitorSteps counts={counts} />
        </Part>
        <Part title="What became of the leads">
          <LeadSteps counts={counts} />
        </Part>
      </Box>
      <Box sx={columns(`${one} ${one}`)}>
        <Part title="By package">
          <ByPackage packages={funnel.packages} />
        </Part>
        <Part title="By source">
          <BySource sources={funnel.sources} />
        </Part>
      </Box>
      <Part title="By article">
        <ByArticle articles={funnel.articles} />
      </Part>
      <Box sx={note}>
        A visitor counts once a day. Package views, sources and readers are counted since the site can; visits before
        that are among the visitors only.
      </Box>
    </Box>
  );
}

function Body({ period }: Pick<SectionProps, "period">) {
  const { data, isError, isPlaceholderData, refetch } = useFunnel(period);
  if (isError) return <FailureNotice text="The way to the order could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: "opacity .15s" }}>
      <Typography sx={{ mb: 2.5 }}>{factsOf(countsOf(data), data.medianAnswerMinutes)}</Typography>
      <Figures funnel={data} />
    </Box>
  );
}

/** The steps from a visit to an order: how many visitors reach each, and the sources they come from. */
export const FunnelSection = ({ period, onPeriod }: SectionProps) => (
  <Card component="section" aria-label="From visit to order" sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }}>
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 2, rowGap: 1.5, mb: 2 }}>
      <Box>
        <MarkedHeading counted={["visitors", "leads"]}>From Visit to Order</MarkedHeading>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {`Last ${periodNames[period]}, with leads that have been forgotten since`}
        </Typography>
      </Box>
      <PeriodSelector label="Period of the way to the order" period={period} onPeriod={onPeriod} />
    </Box>
    <Body period={period} />
  </Card>
);
