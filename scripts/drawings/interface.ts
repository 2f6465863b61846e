import { circle, colors, group, line, rect, type TextStyle, text } from "./shapes.ts";

type Box = readonly [x: number, y: number, width: number, height: number];

/** A text around the middle of a line. */
export const centered = (words: string, [x, y]: readonly [x: number, y: number], style: TextStyle = {}) =>
  text(words, [x, y], { anchor: "middle", ...style });

type ButtonStyle = Readonly<{ fill: string; color?: string; size?: number; rx?: number }>;

/** A button, round at its ends unless `rx` says otherwise. */
export const button = (
  label: string,
  [x, y, width, height]: Box,
  { fill, color = colors.white, size = 17, rx = height / 2 }: ButtonStyle,
) =>
  rect([x, y, width, height], fill, { rx }) +
  centered(label, [x + width / 2, y + height / 2 + size * 0.36], { size, weight: 700, fill: color });

/** A labelled field with what was typed into it. `y` is the label's baseline. */
export const field = ([label, value]: readonly [string, string], [x, y, width]: readonly [number, number, number]) =>
  text(label, [x, y], { size: 15, fill: colors.muted }) +
  rect([x, y + 9, width, 40], colors.canvas, { rx: 8, stroke: colors.line, "stroke-width": 2 }) +
  text(value, [x + 14, y + 35], { size: 17 });

export const card = (box: Box, fill: string = colors.white) => rect(box, fill, { rx: 14 });

/** A tick in a disc. */
export const tick = ([x, y]: readonly [x: number, y: number], fill: string, radius = 13) =>
  circle([x, y, radius], fill) +
  group(`translate(${x} ${y}) scale(${radius / 15})`, line("M-6 0l4.500 5l8-9", { stroke: colors.white, width: 3.4 }));

/** A telephone whose screen is 200 by 400 units, at the transform's origin. */
export const phone = (transform: string, screen: string, ...children: readonly string[]) =>
  group(
    transform,
    rect([-7, -7, 214, 414], colors.ink, { rx: 31 }),
    rect([0, 0, 200, 400], screen, { rx: 24 }),
    ...children,
  );
