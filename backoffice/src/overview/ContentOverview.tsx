import { type ContentPeriod, contentPeriods } from "@etalase/contracts/dashboard";
import type { DashboardStats } from "@etalase/contracts/dashboard.schema";
import { MenuItem, TextField } from "@mui/material";
import { lazy } from "react";
import { loadInTime } from "../data/chunks.ts";
import { ChartCard } from "./ChartCard.tsx";

// Without it the figures stand in a table, so nothing has to be loaded anew.
const LazyChart = lazy(async () => ({ default: (await loadInTime(() => import("./charts.tsx"))).ContentChart }));

const periods: Readonly<Record<ContentPeriod, Readonly<{ name: string; note: string }>>> = {
  current: { name: "Current", note: "Items that exist now" },
  lastMonth: { name: "Last month", note: "Items at the end of last month" },
  lastQuarter: { name: "Last quarter", note: "Items at the end of last quarter" },
};

type SelectorProps = Readonly<{ period: ContentPeriod; onPeriod: (period: ContentPeriod) => void }>;

const Selector = ({ period, onPeriod }: SelectorProps) => (
  <TextField
    select
    value={period}
    // The select offers these values only.
    onChange={(event) => onPeriod(event.target.value as ContentPeriod)}
    sx={{ width: { xs: 128, sm: 140 } }}
    slotProps={{
      select: { SelectDisplayProps: { "aria-label": `Period of the content overview: ${periods[period].name}` } },
    }}
  >
    {contentPeriods.map((value) => (
      <MenuItem key={value} value={value}>
        {periods[value].name}
      </MenuItem>
    ))}
  </TextField>
);

type ContentOverviewProps = SelectorProps &
  Readonly<{ bars: DashboardStats["charts"]["contentData"] | undefined; failed: boolean; changing: boolean }>;

export function ContentOverview({ period, onPeriod, bars, ...state }: ContentOverviewProps) {
  const { note } = periods[period];
  const rows = bars?.map(({ name, count }) => ({ name, value: count }));
  const data = rows && { caption: note, headings: ["Content", "Items"] as const, rows };
  return (
    <ChartCard
      title="Content Overview"
      note={note}
      selector={<Selector period={period} onPeriod={onPeriod} />}
      data={data}
      empty="Nothing existed at that time."
      {...state}
    >
      {data && <LazyChart data={data} />}
    </ChartCard>
  );
}
