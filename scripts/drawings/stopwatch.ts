import { browserWindow, circle, colors, drawing, each, line, outlined, path, rect } from "./shapes.ts";

/** Label length, start and length of each request's bar, and its colour. */
const requests = [
  [64, 0, 86, colors.ink],
  [42, 60, 128, colors.brand],
  [52, 84, 62, colors.sky],
  [70, 116, 206, colors.red],
  [46, 148, 104, colors.brand],
  [58, 166, 80, colors.sky],
] as const;

const [dialX, dialY] = [548, 338];

const waterfall = each(requests, ([label, start, length, color], index) => {
  const y = 146 + index * 42;
  return rect([152, y + 6, label, 14], colors.line, { rx: 7 }) + rect([244 + start, y, length, 26], color, { rx: 8 });
});

const ticks = each([...Array(12).keys()], (hour) =>
  line(`M${dialX} ${dialY - 96}v14`, { transform: `rotate(${hour * 30} ${dialX} ${dialY})` }),
);

const watch =
  rect([dialX - 17, dialY - 142, 34, 34], colors.ink, { rx: 6 }) +
  rect([dialX - 33, dialY - 154, 66, 20], colors.ink, { rx: 8 }) +
  line(`M${dialX + 84} ${dialY - 88}l20 -20`, { width: 14 }) +
  circle([dialX, dialY, 110], colors.white, outlined) +
  path(`M${dialX} ${dialY}v-88a88 88 0 0 1 77 131Z`, colors.sky) +
  ticks +
  line(`M${dialX} ${dialY}l50 28`, { stroke: colors.red, width: 9 }) +
  circle([dialX, dialY, 12], colors.ink);

/** A page's requests one after the other, timed. */
export const stopwatch = drawing(
  rect([0, 0, 800, 500], colors.sand),
  path("M0 404H800V500H0Z", colors.sun),
  browserWindow([124, 66, 470, 352]),
  waterfall,
  line("M444 132V406", { width: 4, "stroke-dasharray": "4 12" }),
  watch,
);
