import { join } from "node:path";
import { escapeXml } from "@etalase/contracts/text/xml";
import { type RenderedImage, Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { lettersOf, type Measure } from "./title-lines.ts";

export type Weight = 600 | 800;
export type Lettering = Readonly<{ x: number; y: number; size: number; weight: Weight; fill: string }>;

const family = "Plus Jakarta Sans";
/** Spacing is in em; the spaces of this font are narrow. */
const spacing: Readonly<Record<Weight, Readonly<{ letter: number; word: number }>>> = {
  600: { letter: 0, word: 0.045 },
  800: { letter: -0.02, word: 0.07 },
};

/** Returns a `<text>` element at that place; `y` is its base line. */
export function letteringOf(text: string, { x, y, size, weight, fill }: Lettering): string {
  const { letter, word } = spacing[weight];
  const spaces = `letter-spacing="${letter * size}" word-spacing="${word * size}"`;
  const font = `font-family="${family}" font-weight="${weight}" font-size="${size}" ${spaces}`;
  return `<text x="${x}" y="${y}" ${font} fill="${fill}">${escapeXml(text)}</text>`;
}

/** Draws and measures with the fonts of `folder` and none of the machine's: a card looks the same everywhere. */
export function createCardLetters(folder: string) {
  const options: ResvgRenderOptions = {
    font: {
      loadSystemFonts: false,
      fontFiles: ["ExtraBold", "SemiBold"].map((style) => join(folder, `PlusJakartaSans-${style}.ttf`)),
      defaultFontFamily: family,
    },
  };
  const measuredAt = 100;

  const measure =
    (weight: Weight): Measure =>
    (text) => {
      const drawn = letteringOf(text, { x: 0, y: 0, size: measuredAt, weight, fill: "#000" });
      const box = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${drawn}</svg>`,
        options,
      ).getBBox();
      return (box?.width ?? 0) / measuredAt;
    };
  const isDrawn = measure(600);
  // Without its fonts it would draw cards without a word on them.
  if (isDrawn("A") === 0) throw new Error(`The fonts of share cards are not in ${folder}`);

  return {
    measure,
    /** Returns the text without signs that the fonts lack, emoji above all, so that no hole is left in their place. */
    drawable: (text: string): string =>
      lettersOf(text.normalize("NFC"))
        .filter((letter) => /^\s+$/.test(letter) || isDrawn(letter) > 0)
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    render: (svg: string): Promise<RenderedImage> => renderAsync(svg, options),
  };
}

export type CardLetters = ReturnType<typeof createCardLetters>;
