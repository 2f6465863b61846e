import { brand } from "@etalase/contracts/site/brand";
import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import { chartsGridClasses } from "@mui/x-charts/ChartsGrid";
import { LineChart, type LineSeries, lineClasses } from "@mui/x-charts/LineChart";
import { useId } from "react";
import { formatNumber } from "../kit/parts/format.ts";
import { type ChartData, chartHeight } from "./ChartCard.tsx";

// The only module that loads the chart library; screens import it lazily.

// Room on the right for half of the last label.
const margin = { top: 8, right: 24, bottom: 0, left: 0 };
const valueFormatter = (value: number | null) => formatNumber(value ?? 0);
const known = (value: number | null) => (value === null ? null : formatNumber(value));

/** Gives both charts a hairline grid, quiet labels and whole numbers from 0. */
function useFrame() {
  const { palette } = useTheme();
  const tickLabelStyle = { fill: palette.text.secondary, fontSize: 12.5 };
  const axis = { disableLine: true, disableTicks: true, tickLabelStyle, tickLabelMinGap: 24 };
  return {
    palette,
    axis,
    frame: {
      height: chartHeight,
      margin,
      hideLegend: true,
      grid: { horizontal: true },
      yAxis: [{ ...axis, min: 0, width: "auto" as const, tickNumber: 4, tickMinStep: 1, valueFormatter }],
      sx: { [`& .${chartsGridClasses.line}`]: { stroke: palette.divider, strokeDasharray: "4 4" } },
    },
  };
}

/**
 * Returns two lines: the complete points, and the last one, which is still being counted: a line to it would look like
 * a fall.
 */
function seriesOf({ headings, rows, running = "" }: ChartData, color: string): LineSeries[] {
  const last = rows.length - 1;
  return [
    {
      data: rows.map(({ value }, index) => (index < last || last === 0 ? value : null)),
      label: headings[1],
      color,
      area: true,
      showMark: false,
      curve: "monotoneX",
      valueFormatter: known,
    },
    {
      data: rows.map(({ value }, index) => (index === last ? value : null)),
      label: `${headings[1]}, ${running}`,
      color,
      showMark: ({ index }) => index === last,
      shape: "circle",
      valueFormatter: known,
    },
  ];
}

export function VisitorChart({ data }: { data: ChartData }) {
  const { palette, axis, frame } = useFrame();
  const gradient = useId();
  const color = palette.primary.main;
  return (
    <LineChart
      {...frame}
      // Points are identified by index: two in a year may have the same name.
      xAxis={[
        {
          ...axis,
          scaleType: "point",
          data: data.rows.map((_, index) => index),
          valueFormatter: (index: number) => data.rows[index]?.name ?? "",
        },
      ]}
      series={seriesOf(data, color)}
      sx={{
        ...frame.sx,
        [`& .${lineClasses.area}`]: { fill: `url(#${gradient})` },
        [`& .${lineClasses.mark}`]: { fill: palette.background.paper },
      }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity=".26" />
          <stop offset="1" stopColor={color} stopOpacity=".02" />
        </linearGradient>
      </defs>
    </LineChart>
  );
}

export function ContentChart({ data: { headings, rows } }: { data: ChartData }) {
  const { palette, axis, frame } = useFrame();
  const color = palette.mode === "dark" ? palette.primary.main : brand.brand;
  return (
    <BarChart
      {...frame}
      xAxis={[
        {
          ...axis,
          scaleType: "band",
          data: rows.map(({ name }) => name),
          categoryGapRatio: 0.55,
          // The labels are three short words, which fit at every width of the chart.
          tickLabelInterval: () => true,
        },
      ]}
      series={[{ data: rows.map(({ value }) => value), label: headings[1], color, valueFormatter }]}
      borderRadius={6}
    />
  );
}
