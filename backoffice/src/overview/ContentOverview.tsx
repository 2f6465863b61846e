import { type ContentPeriod, contentPeriods } from "@etalase/contracts/statistics";
import type { DashboardStats } from "@etalase/contracts/statistics.schema";
import { t } from "../kit/language/t.ts";
import { ChoiceSelect } from "../kit/parts/ChoiceSelect.tsx";
import { ChartCard } from "./ChartCard.tsx";

const periods: Readonly<Record<ContentPeriod, Readonly<{ name: string; note: string }>>> = {
  current: { name: t("Current"), note: t("Items that exist now") },
  lastMonth: { name: t("Last month"), note: t("Items at the end of last month") },
  lastQuarter: { name: t("Last quarter"), note: t("Items at the end of last quarter") },
};

/** The names of bars, by those that the server gives them. */
const barNames: Readonly<Record<string, string>> = {
  News: t("News"),
  Portfolio: t("Portfolio"),
  Partners: t("Partners"),
};

const choices = contentPeriods.map((id) => ({ id, name: periods[id].name }));

type ContentOverviewProps = Readonly<{
  period: ContentPeriod;
  onPeriod: (period: ContentPeriod) => void;
  bars: DashboardStats["charts"]["contentData"] | undefined;
  failed: boolean;
  changing: boolean;
}>;

export function ContentOverview({ period, onPeriod, bars, ...state }: ContentOverviewProps) {
  const { note } = periods[period];
  const rows = bars?.map(({ name, count }) => ({ name: barNames[name] ?? name, value: count }));
  const data = rows && { caption: note, headings: [t("Content"), t("Items")] as const, rows };
  return (
    <ChartCard
      title={t("Content Overview")}
      counted={["news", "portfolio", "partners"]}
      note={note}
      selector={
        <ChoiceSelect
          label={t("Period of the content overview")}
          choices={choices}
          value={period}
          onChoose={onPeriod}
          width={{ width: { xs: 128, sm: 140 } }}
        />
      }
      data={data}
      empty={t("There was no content at that time.")}
      {...state}
    />
  );
}
