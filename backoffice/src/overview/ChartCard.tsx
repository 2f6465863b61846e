import { Box, Skeleton, Typography } from "@mui/material";
import { type ReactNode, Suspense } from "react";
import { t } from "../kit/language/t.ts";
import { ErrorBoundary } from "../kit/parts/ErrorBoundary.tsx";
import { formatNumber } from "../kit/parts/format.ts";
import { centred } from "../kit/theme/looks.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import { Cluster, VisuallyHidden } from "../kit/theme/Words.tsx";
import { MarkedHeading, OverviewCard } from "./OverviewCard.tsx";

/** The data of a chart. */
export type ChartData = Readonly<{
  caption: string;
  /** Headings of the names and of the values. */
  headings: readonly [string, string];
  rows: readonly Readonly<{ name: string; value: number }>[];
  /** A label for the last row, whose count is still running. */
  running?: string;
}>;

type ChartTableProps = Readonly<{ data: ChartData; shown?: boolean }>;

const table = {
  width: 1,
  borderSpacing: "0 6px",
  fontSize: ".875rem",
  "& th": { textAlign: "left", fontWeight: 500 },
  "& :is(td, th + th)": { textAlign: "right" },
  "& tbody > tr > *": { p: 1 },
};

/** A bar behind a row, whose length is a share of the width. In the row itself it would be a cell. */
const bar = (share: number) => ({
  position: "relative",
  "& th::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    width: `${share * 100}%`,
    borderRadius: "6px",
    bgcolor: "primary.main",
    opacity: 0.16,
  },
});

/** The chart's figures: for users who cannot see the chart, or shown in its place, with a bar each. */
const ChartTable = ({ data: { caption, headings, rows, running }, shown = false }: ChartTableProps) => (
  <Box sx={shown ? { height: 1, overflowY: "auto" } : visuallyHidden} {...(shown && { tabIndex: 0 })}>
    <Box component="table" sx={table}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may bear the same name
          <Box component="tr" key={index} sx={bar(value / Math.max(...rows.map((one) => one.value)))}>
            <th scope="row">{running && index === rows.length - 1 ? `${name}, ${running}` : name}</th>
            <td>{formatNumber(value)}</td>
          </Box>
        ))}
      </tbody>
    </Box>
  </Box>
);

type ChartCardProps = Readonly<{
  title: string;
  note: string;
  /** The kinds of records behind the chart, for the mark of demo content. */
  counted: readonly string[];
  /** Chooses a period that is the chart's alone. */
  selector?: ReactNode;
  /** Undefined while loading, and after a failure. */
  data: ChartData | undefined;
  failed: boolean;
  /** Other figures are loading; the former ones stay until then. */
  changing: boolean;
  /** Shown when every value is 0. */
  empty: string;
  /** Absent for figures that a table with bars shows. */
  children?: ReactNode;
}>;

/** The height of a table with a few bars, or of a chart. */
const heightOf = (children: ReactNode) => (children === undefined ? 180 : 264);

const Words = ({ text }: { text: string }) => (
  <Box sx={{ height: 1, ...centred, textAlign: "center", color: "text.secondary" }}>{text}</Box>
);

type ChartBodyProps = Pick<ChartCardProps, "data" | "failed" | "empty" | "children">;

function ChartBody({ data, failed, empty, children }: ChartBodyProps) {
  const waiting = <Skeleton variant="rounded" height={heightOf(children)} />;
  if (!data) return failed ? <Words text={t("The chart appears once the figures load.")} /> : waiting;
  if (data.rows.every(({ value }) => value === 0)) return <Words text={empty} />;
  const figures = <ChartTable data={data} shown />;
  if (children === undefined) return figures;
  return (
    <ErrorBoundary fallback={() => figures}>
      <ChartTable data={data} />
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const head = { justifyContent: "space-between", alignItems: "flex-start", columnGap: 2, rowGap: 1.5, mb: 2 };

/** A chart under its heading and the choice of its period. */
export const ChartCard = ({ title, note, counted, selector, changing, ...body }: ChartCardProps) => (
  <OverviewCard component="section" aria-label={title} aria-busy={changing}>
    <Cluster sx={head}>
      <Box>
        <MarkedHeading counted={counted}>{title}</MarkedHeading>
        <Typography variant="caption">{note}</Typography>
      </Box>
      {selector}
    </Cluster>
    <Box
      sx={{
        position: "relative",
        height: heightOf(body.children),
        opacity: changing ? 0.5 : 1,
        transition: "opacity .15s",
      }}
    >
      <ChartBody {...body} />
    </Box>
  </OverviewCard>
);
