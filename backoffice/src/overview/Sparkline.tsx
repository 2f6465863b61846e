import { Box } from "@mui/material";

const width = 92;
const height = 32;
const margin = 2;

/** The course of a figure as a path that fills the box; a level course runs through its middle. */
export function sparkPath(trend: readonly number[]): string {
  const least = Math.min(...trend);
  const range = Math.max(...trend) - least;
  const step = (width - 2 * margin) / (trend.length - 1);
  const y = (value: number) => (range ? 1 - (value - least) / range : 0.5) * (height - 2 * margin) + margin;
  return `M${trend.map((value, index) => `${(margin + index * step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`;
}

// A long figure takes its room: it becomes narrower instead of being cut by the card.
const frame = { display: { xs: "none", sm: "block" }, flex: `0 1 ${width}px`, minWidth: 0 };

const stroke = {
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

/** Decoration beside a figure, which says the same in numbers. */
export const Sparkline = ({ trend }: { trend: readonly number[] }) =>
  trend.length > 1 && (
    <Box inert aria-hidden sx={frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
        aria-hidden="true"
      >
        <path d={sparkPath(trend)} {...stroke} />
      </svg>
    </Box>
  );
