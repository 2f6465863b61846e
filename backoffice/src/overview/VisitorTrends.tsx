import { type VisitorPeriod, visitorPointSpans } from "@etalase/contracts/statistics";
import type { DashboardStats } from "@etalase/contracts/statistics.schema";
import { lazy } from "react";
import { loadInTime } from "../kit/data/chunks.ts";
import { t } from "../kit/language/t.ts";
import { ChartCard } from "./ChartCard.tsx";
import { periodNames, sayPoint } from "./change.ts";

// Without the chart the figures are shown in a table, so a failure needs no reload.
const LazyChart = lazy(async () => ({ default: (await loadInTime(() => import("./laterParts.ts"))).VisitorChart }));

type VisitorTrendsProps = Readonly<{
  period: VisitorPeriod;
  points: DashboardStats["charts"]["visitorData"] | undefined;
  failed: boolean;
  changing: boolean;
}>;

export function VisitorTrends({ period, points, ...state }: VisitorTrendsProps) {
  const span = visitorPointSpans[period];
  const note = t("Visitors per {span}", { span: t(span) });
  const caption = t("{note}, last {period}", { note, period: periodNames[period] });
  const rows = points?.map(({ name, visitors }) => ({ name: sayPoint(name), value: visitors }));
  const running = span === "four weeks" ? t("these four weeks so far") : t("this {span} so far", { span: t(span) });
  const data = rows && { caption, headings: [t("From"), t("Visitors")] as const, rows, running };
  return (
    <ChartCard
      title={t("Visitor Trends")}
      counted={["visitors"]}
      note={t("{note}; the dot: {running}", { note, running })}
      data={data}
      empty={t("No visits in this period.")}
      {...state}
    >
      {data ? <LazyChart data={data} /> : null}
    </ChartCard>
  );
}
