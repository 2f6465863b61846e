import { type VisitorPeriod, visitorPeriods, visitorPointSpans } from "@etalase/contracts/statistics/dashboard";
import type { DashboardStats } from "@etalase/contracts/statistics/dashboard.schema";
import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { lazy } from "react";
import { loadInTime } from "../data/chunks.ts";
import { ChartCard } from "./ChartCard.tsx";
import { periodNames } from "./change.ts";

// Without it the figures stand in a table, so nothing has to be loaded anew.
const LazyChart = lazy(async () => ({ default: (await loadInTime(() => import("./charts.tsx"))).VisitorChart }));

type SelectorProps = Readonly<{ period: VisitorPeriod; onPeriod: (period: VisitorPeriod) => void }>;

const segments = {
  width: { xs: 1, sm: "auto" },
  "& > button": { flex: { xs: 1, sm: "none" }, px: { xs: 0.25, sm: 1.5 }, whiteSpace: "nowrap" },
};

const Selector = ({ period, onPeriod }: SelectorProps) => (
  <ToggleButtonGroup
    exclusive
    aria-label="Period of the visitor trends"
    value={period}
    // The pressed button answers null: a period is always chosen.
    onChange={(_, chosen: VisitorPeriod | null) => chosen && onPeriod(chosen)}
    sx={segments}
  >
    {visitorPeriods.map((value) => (
      <ToggleButton key={value} value={value}>
        {periodNames[value]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

type VisitorTrendsProps = SelectorProps &
  Readonly<{ points: DashboardStats["charts"]["visitorData"] | undefined; failed: boolean; changing: boolean }>;

export function VisitorTrends({ period, onPeriod, points, ...state }: VisitorTrendsProps) {
  const note = `Visitors per ${visitorPointSpans[period]}`;
  const caption = `${note}, last ${periodNames[period]}`;
  const rows = points?.map(({ name, visitors }) => ({ name, value: visitors }));
  const running = `this ${visitorPointSpans[period]} so far`.replace("this four", "these four");
  const data = rows && { caption, headings: ["From", "Visitors"] as const, rows, running };
  return (
    <ChartCard
      title="Visitor Trends"
      note={`${note}; dashed: ${running}`}
      selector={<Selector period={period} onPeriod={onPeriod} />}
      data={data}
      empty="No visit was counted in this period."
      {...state}
    >
      {data && <LazyChart data={data} />}
    </ChartCard>
  );
}
