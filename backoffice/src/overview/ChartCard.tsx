import { Box, Card, Skeleton, Typography } from "@mui/material";
import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { type ChartData, ChartTable } from "./ChartTable.tsx";

type ChartCardProps = Readonly<{
  title: string;
  note: string;
  selector: ReactNode;
  /** Undefined while it is on its way, and when it could not be loaded. */
  data: ChartData | undefined;
  failed: boolean;
  /** Other figures are on their way; these stay until then. */
  changing: boolean;
  /** What to read when every value is 0. */
  empty: string;
  children: ReactNode;
}>;

export const chartHeight = 264;

const Words = ({ text }: { text: string }) => (
  <Box sx={{ height: 1, display: "grid", placeItems: "center", textAlign: "center", color: "text.secondary" }}>
    {text}
  </Box>
);

type ChartBodyProps = Pick<ChartCardProps, "data" | "failed" | "empty" | "children">;

function ChartBody({ data, failed, empty, children }: ChartBodyProps) {
  const waiting = <Skeleton variant="rounded" height={chartHeight} />;
  if (!data) return failed ? <Words text="The chart appears when the figures could be loaded." /> : waiting;
  if (data.rows.every(({ value }) => value === 0)) return <Words text={empty} />;
  return (
    <ErrorBoundary fallback={() => <ChartTable data={data} shown />}>
      <ChartTable data={data} />
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-start",
  columnGap: 2,
  rowGap: 1.5,
  mb: 2,
};

/** A chart under its heading and the choice of its period. */
export const ChartCard = ({ title, note, selector, changing, ...body }: ChartCardProps) => (
  <Card component="section" aria-label={title} aria-busy={changing} sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }}>
    <Box sx={head}>
      <Box>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {note}
        </Typography>
      </Box>
      {selector}
    </Box>
    <Box sx={{ position: "relative", height: chartHeight, opacity: changing ? 0.5 : 1, transition: "opacity .15s" }}>
      <ChartBody {...body} />
    </Box>
  </Card>
);
