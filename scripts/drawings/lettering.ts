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

/**
 * The outlines of a text as path data. Outlines, and not `<text>`, because the renderer looks fonts up on the machine
 * it runs on: this way the pictures are the same everywhere.
 * @throws {Error} when the font lacks a letter, instead of drawing an empty box
 */
export function outlinesOf(text: string, { x, y, size, weight, anchor, spacing }: Lettering): string {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const advances = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`Plus Jakarta Sans has no letter for part of "${text}"`);
    const wider = glyph.codePoints[0] === 0x20 ? wordSpace * size : 0;
    return (positions[index]?.xAdvance ?? 0) * scale + spacing + wider;
  });
  const width = advances.reduce((sum, advance) => sum + advance, 0) - spacing;
  let left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return glyphs
    .map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(left, y).toSVG();
      left += advances[index] ?? 0;
      return outline;
    })
    .join("");
}
