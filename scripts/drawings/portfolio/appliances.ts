import { circle, colors, line, path, rect } from "../shapes.ts";

const shell = "#E8F0F4";
const edge = "#B9CBD5";

/** Each stands in its own corner of about 150 by 135 units, with its top left at the origin. */
export const television =
  rect([0, 0, 130, 80], colors.ink, { rx: 6 }) +
  rect([5, 5, 120, 68], "#1E4B66", { rx: 3 }) +
  path("M5 60L45 30L75 55L95 40L125 64V73H5Z", "#2F86AE") +
  circle([98, 24, 9], colors.sun) +
  line("M40 92L50 80M90 92L80 80");

export const fridge =
  rect([8, 132, 10, 5], colors.ink) +
  rect([52, 132, 10, 5], colors.ink) +
  rect([0, 0, 70, 132], "#C9D8E0", { rx: 8 }) +
  rect([3, 3, 64, 44], shell, { rx: 6 }) +
  rect([3, 51, 64, 78], shell, { rx: 6 }) +
  rect([57, 22, 4, 18], colors.muted, { rx: 2 }) +
  rect([57, 60, 4, 28], colors.muted, { rx: 2 }) +
  rect([14, 14, 20, 8], colors.brand, { rx: 2 });

export const airConditioner =
  rect([0, 0, 150, 50], colors.white, { rx: 10, stroke: "#C9D8E0", "stroke-width": 3 }) +
  rect([12, 34, 126, 6], edge, { rx: 3 }) +
  circle([132, 16, 4], colors.green) +
  line("M30 62q6 10 0 20M75 62q6 12 0 24M120 62q6 10 0 20", { stroke: colors.sky, width: 4 });

export const washer =
  rect([0, 0, 96, 116], shell, { rx: 10, stroke: "#C9D8E0", "stroke-width": 3 }) +
  rect([10, 10, 34, 12], colors.white, { rx: 4 }) +
  circle([78, 16, 6], colors.brand) +
  circle([48, 70, 34], colors.white, { stroke: edge, "stroke-width": 5 }) +
  path("M18 72q15-12 30 0t30 0a30 30 0 0 1-60 0z", "#5AB4DA");

const blades = "M50 48q-8-36 16-36q14 14-16 36q36-8 36 16q-14 14-36-16q-22 30-34 8q-2-20 34-8";

export const fan =
  rect([46, 92, 8, 36], colors.muted) +
  rect([22, 126, 56, 8], colors.ink, { rx: 4 }) +
  circle([50, 48, 46], "#F0F6F9", { stroke: edge, "stroke-width": 4 }) +
  path(blades, colors.brand) +
  circle([50, 48, 8], colors.ink);
