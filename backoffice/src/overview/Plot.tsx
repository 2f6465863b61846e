import { Box, type Theme } from "@mui/material";
import { type PointerEvent, type ReactNode, useState } from "react";
import { formatNumber } from "../kit/parts/format.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import type { ChartData } from "./ChartCard.tsx";

// Drawn without a library, whose 84 kB were a fifth of the overview's script. Positions are percentages of the plot.

/** Returns the distance of the grid's lines: a round whole number, at most five of which reach the highest value. */
export function gridStep(highest: number): number {
  const least = highest / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 1;
}

/** The place of a point from 0 to 1. */
export const placeOf = (point: number, last: number) => (last ? point / last : 0.5);

/** Formats a part of the plot for a style. */
export const percent = (part: number) => `${part * 100}%`;
const letterWidth = 6.5;
const labelGap = 16;

const look = {
  display: "grid",
  gridTemplate: "minmax(0, 1fr) 24px / auto minmax(0, 1fr)",
  columnGap: 1,
  height: 1,
  pt: 1,
  pr: 3,
  color: "text.secondary",
  fontSize: 12.5,
  lineHeight: 0,
};
const values = {
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
  textAlign: "right",
};
const plot = { position: "relative", borderRadius: 1, touchAction: "pan-y" };
const gridLine = { position: "absolute", insetInline: 0, borderTop: "1px dashed", borderColor: "divider" };
const label = {
  position: "absolute",
  top: "calc(100% + 10px)",
  lineHeight: 1,
  transform: "translateX(-50%)",
  whiteSpace: "nowrap",
};
const tip = {
  position: "absolute",
  zIndex: 1,
  top: 0,
  mx: 1.5,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: "divider",
  borderRadius: "10px",
  bgcolor: "background.paper",
  boxShadow: 3,
  lineHeight: 1.5,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "& strong": { display: "block", color: "text.primary", fontSize: "1rem" },
};

type PlotProps = Readonly<{
  data: ChartData;
  /** Draws the points; heights are parts of `top`. `shown` is the point whose figure is being read. */
  children: (top: number, shown: number | undefined) => ReactNode;
}>;

/** A grid with its labels. Pointers and arrow keys read the figure of each point. */
export function Plot({ data: { caption, headings, rows, running }, children }: PlotProps) {
  const last = rows.length - 1;
  const [width, setWidth] = useState(0);
  const [isRead, setIsRead] = useState(false);
  const [chosen, setChosen] = useState(last);
  const point = Math.min(chosen, last);
  const highest = Math.max(...rows.map(({ value }) => value));
  const step = gridStep(highest);
  const lines = Math.ceil(highest / step);
  const longest = Math.max(...rows.map(({ name }) => name.length)) * letterWidth + labelGap;
  const labelled = width ? Math.ceil((longest * rows.length) / width) : rows.length;
  const place = placeOf(point, last);
  const { name = "", value = 0 } = rows[point] ?? {};
  const unit = running && point === last ? `${headings[1]}, ${running}` : headings[1];
  const measure = (node: HTMLElement | null) => {
    const observer = new ResizeObserver(() => setWidth(node?.clientWidth ?? 0));
    if (node) observer.observe(node);
    return () => observer.disconnect();
  };
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.round(((clientX - left) / whole) * last))));
    setIsRead(true);
  };
  const ticks = Array.from({ length: lines + 1 }, (_, index) => index);
  return (
    <Box sx={look}>
      <Box aria-hidden sx={values}>
        {ticks.map((tick) => (
          <span key={tick}>{formatNumber(tick * step)}</span>
        ))}
      </Box>
      <Box
        component="label"
        ref={measure}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={() => setIsRead(false)}
        sx={[
          plot,
          { "&:has(:focus-visible)": ({ palette }: Theme) => ({ outline: `3px solid ${palette.primary.main}` }) },
        ]}
      >
        <Box
          component="input"
          type="range"
          max={last}
          value={point}
          aria-label={caption}
          aria-valuetext={`${name}: ${formatNumber(value)} (${unit})`}
          onChange={({ target }: { target: HTMLInputElement }) => setChosen(Number(target.value))}
          onFocus={() => setIsRead(true)}
          onBlur={() => setIsRead(false)}
          sx={visuallyHidden}
        />
        {ticks.map((tick) => (
          <Box key={tick} sx={gridLine} style={{ bottom: percent(tick / lines) }} />
        ))}
        {children(lines * step, isRead ? point : undefined)}
        {rows.map(({ name }, index) =>
          index % labelled ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may bear the same name
            <Box key={index} aria-hidden sx={label} style={{ left: percent(placeOf(index, last)) }}>
              {name}
            </Box>
          ),
        )}
        {isRead && (
          <Box aria-hidden sx={tip} style={place < 0.5 ? { left: percent(place) } : { right: percent(1 - place) }}>
            {name}
            <strong>{formatNumber(value)}</strong>
            {unit}
          </Box>
        )}
      </Box>
    </Box>
  );
}
