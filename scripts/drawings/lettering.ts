import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

export type Weight = 500 | 600 | 700 | 800;

export type Lettering = Readonly<{
  x: number;
  y: number;
  size: number;
  weight: Weight;
  anchor: "start" | "middle" | "end";
  /** Extra space after each letter, in the drawing's units. */
  spacing: number;
}>;

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const opened = fonts.get(weight);
  if (opened) return opened;
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff2`;
  const font = openSync(fileURLToPath(import.meta.resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts`);
  fonts.set(weight, font);
  return font;
}

// The space of this font is narrow; the site widens it in CSS by the same measure.
const wordSpace = 0.06;

/** The letters of a text with the place where each begins, from the drawing's left. */
function placed(text: string, { x, size, weight, anchor, spacing }: Omit<Lettering, "y">) {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const advances = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`Plus Jakarta Sans has no letter for part of "${text}"`);
    const wider = glyph.codePoints[0] === 0x20 ? wordSpace * size : 0;
    return (positions[index]?.xAdvance ?? 0) * scale + spacing + wider;
  });
  const width = advances.reduce((sum, advance) => sum + advance, 0) - spacing;
  let next = x - { start: 0, middle: width / 2, end: width }[anchor];
  return glyphs.map((glyph, index) => {
    const left = next;
    next += advances[index] ?? 0;
    return { glyph, left, scale };
  });
}

/**
 * The outlines of a text as path data. Outlines, and not `<text>`, because the renderer looks fonts up on the machine
 * it runs on: this way the pictures are the same everywhere.
 * @throws {Error} when the font lacks a letter, instead of drawing an empty box
 */
export const outlinesOf = (text: string, { y, ...lettering }: Lettering): string =>
  placed(text, lettering)
    .map(({ glyph, left, scale }) => glyph.path.scale(scale, -scale).translate(left, y).toSVG())
    .join("");

type Point = readonly [x: number, y: number];

/** Numbers in a row, without the spaces that a minus makes superfluous. */
const joined = (numbers: readonly number[]) => numbers.join(" ").replaceAll(" -", "-");

const letterOf = { lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c", closePath: "z" } as const;

/** A letter as whole numbers, from one point to the next: the same letter is the same text wherever it stands. */
function compactOutline({ glyph, left, scale }: ReturnType<typeof placed>[number]): string {
  const rounded = (args: readonly number[]) =>
    args.map((value, index) => Math.round(value * (index % 2 ? -scale : scale)));
  const origin = Math.round(left);
  let [at, start]: [Point | undefined, Point] = [undefined, [0, 0]];
  const relative = (points: readonly number[], [fromX, fromY]: Point) =>
    joined(points.map((value, index) => value - (index % 2 ? fromY : fromX)));
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = rounded(args);
      const from = at;
      const to: Point = [points.at(-2) ?? start[0], points.at(-1) ?? start[1]];
      at = to;
      if (command !== "moveTo") return `${letterOf[command]}${relative(points, from ?? start)}`;
      start = to;
      return from ? `m${relative(points, from)}` : `M${joined([to[0] + origin, to[1]])}`;
    })
    .join("");
}

/**
 * The outlines of a text around the point 0 0, `size` units high, in whole numbers: small where the browser is sent
 * them. It is the drawing that scales and moves them.
 * @throws {Error} when the font lacks a letter
 */
export const compactOutlinesOf = (text: string, lettering: Omit<Lettering, "x" | "y">): string =>
  placed(text, { x: 0, ...lettering })
    .map(compactOutline)
    .join("");
