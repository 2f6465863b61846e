import { browserWindow, circle, colors, drawing, each, line, path, rect, text } from "./shapes.ts";

/** `turn` is the needle's angle in degrees, -90 at the left end of the scale. */
const measures = [
  { name: "LCP", value: "1,8 detik", turn: -54 },
  { name: "INP", value: "120 md", turn: -62 },
  { name: "CLS", value: "0,04", turn: -46 },
] as const;

const radius = 62;

/** The point of the scale at an angle from its top. */
function scalePoint([x, y]: readonly [number, number], degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + Math.sin(angle) * radius).toFixed(1)} ${(y - Math.cos(angle) * radius).toFixed(1)}`;
}

const arc = (center: readonly [number, number], [from, to]: readonly [number, number], stroke: string) =>
  path(`M${scalePoint(center, from)}A${radius} ${radius} 0 0 1 ${scalePoint(center, to)}`, "none", {
    stroke,
    "stroke-width": 22,
  });

const gauge = ({ name, value, turn }: (typeof measures)[number], index: number) => {
  const center = [228 + index * 172, 292] as const;
  const [x, y] = center;
  return (
    arc(center, [-90, -28], colors.green) +
    arc(center, [-24, 26], colors.sun) +
    arc(center, [30, 90], colors.red) +
    line(`M${x} ${y}V${y - 54}`, { width: 8, transform: `rotate(${turn} ${x} ${y})` }) +
    circle([x, y, 12], colors.ink) +
    text(name, [x, 200], { size: 32, weight: 800, anchor: "middle" }) +
    text(value, [x, 346], { size: 24, weight: 700, fill: colors.green, anchor: "middle" })
  );
};

/** The three measures of a page, all in the green. */
export const gauges = drawing(
  rect([0, 0, 800, 500], "#F4BBA6"),
  path("M0 410H800V500H0Z", "#D97C5C"),
  browserWindow([120, 74, 560, 330]),
  each(measures, gauge),
  rect([300, 404, 200, 16], colors.ink),
  rect([250, 420, 300, 18], colors.ink, { rx: 9 }),
);
