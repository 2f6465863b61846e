import { type VisitorPeriod, visitorPointSpans } from "@etalase/contracts/statistics/dashboard";
import type { DashboardStats } from "@etalase/contracts/statistics/dashboard.schema";
import { lazy } from "react";
import { loadInTime } from "../data/chunks.ts";
import { ChartCard } from "./ChartCard.tsx";
import { periodNames, sayPoint } from "./change.ts";

// Without the chart the figures are shown in a table, so a failure needs no reload.
const LazyChart = lazy(async () => ({ default: (await loadInTime(() => import("./charts.tsx"))).VisitorChart }));

type VisitorTrendsProps = Readonly<{
  period: VisitorPeriod;
  points: DashboardStats["charts"]["visitorData"] | undefined;
  failed: boolean;
  changing: boolean;
}>;

export function VisitorTrends({ period, points, ...state }: VisitorTrendsProps) {
  const note = `Visitors per ${visitorPointSpans[period]}`;
  const caption = `${note}, last ${periodNames[period]}`;
  const rows = points?.map(({ name, visitors }) => ({ name: sayPoint(name), value: visitors }));
  const running = `this ${visitorPointSpans[period]} so far`.replace("this four", "these four");
  const data = rows && { caption, headings: ["From", "Visitors"] as const, rows, running };
  return (
    <ChartCard
      title="Visitor Trends"
      counted={["visitors"]}
      note={`${note}; the dot: ${running}`}
      data={data}
      empty="No visit was counted in this period."
      {...state}
    >
      {data && <LazyChart data={data} />}
    </ChartCard>
  );
}
