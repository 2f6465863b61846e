import { Box } from "@mui/material";
import { useId } from "react";
import type { ChartData } from "./ChartCard.tsx";
import { Plot, percent, placeOf } from "./Plot.tsx";

/** Returns a curve through values that are one unit apart, which is nowhere higher or lower than its ends. */
export function curveOf(values: readonly number[]): string {
  const slope = (index: number) => (values[index + 1] ?? 0) - (values[index] ?? 0);
  function tangent(index: number) {
    if (index === 0) return slope(0);
    if (index === values.length - 1) return slope(index - 1);
    const [before, after] = [slope(index - 1), slope(index)];
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  }
  const part = (value: number, index: number) => {
    const from = values[index] ?? 0;
    const [leaving, arriving] = [from + tangent(index) / 3, value - tangent(index + 1) / 3];
    return `C${index + 1 / 3} ${leaving} ${index + 2 / 3} ${arriving} ${index + 1} ${value}`;
  };
  return `M0 ${values[0] ?? 0}${values.slice(1).map(part).join("")}`;
}

const dot = {
  position: "absolute",
  width: 10,
  height: 10,
  m: "-5px",
  border: 2,
  borderColor: "primary.main",
  borderRadius: "50%",
  bgcolor: "background.paper",
};
const hair = { position: "absolute", insetBlock: 0, borderLeft: 1, borderColor: "primary.main", opacity: 0.4 };

/** A line of the complete points, and a dot for the last one, which is still being counted: it would look like a fall. */
export function VisitorChart({ data }: { data: ChartData }) {
  const gradient = useId();
  const last = data.rows.length - 1;
  return (
    <Plot data={data}>
      {(top, shown) => {
        const curve = curveOf(data.rows.slice(0, -1).map(({ value }) => top - value));
        const dots = shown === undefined || shown === last ? [last] : [last, shown];
        return (
          <>
            <Box
              component="svg"
              aria-hidden
              viewBox={`0 0 ${Math.max(1, last)} ${top}`}
              preserveAspectRatio="none"
              sx={{ position: "absolute", width: 1, height: 1, overflow: "visible", color: "primary.main" }}
            >
              <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="currentColor" stopOpacity=".26" />
                <stop offset="1" stopColor="currentColor" stopOpacity=".02" />
              </linearGradient>
              <path d={`${curve}V${top}H0Z`} fill={`url(#${gradient})`} />
              <path d={curve} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
            </Box>
            {shown !== undefined && <Box sx={hair} style={{ left: percent(placeOf(shown, last)) }} />}
            {dots.map((point) => (
              <Box
                key={point}
                sx={dot}
                style={{ left: percent(placeOf(point, last)), bottom: percent((data.rows[point]?.value ?? 0) / top) }}
              />
            ))}
          </>
        );
      }}
    </Plot>
  );
}
