import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
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

/**
 * The number of widths that are cached: every card repeats letters, and a title is measured in every size that is
 * tried.
 */
const keptWidths = 4096;

/** Returns a measure for each weight; widths are cached. */
function createMeasures(widthOf: (text: string, weight: Weight) => number) {
  const widths = new Map<string, number>();
  return (weight: Weight): Measure =>
    async (text) => {
      const key = `${weight} ${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      // resvg loads the fonts again for every measurement, which blocks everybody, and a long title takes hundreds of
      // them.
      await setImmediate();
      const width = widthOf(text, weight);
      if (widths.size >= keptWidths) widths.clear();
      widths.set(key, width);
      return width;
    };
}

/** Draws and measures with the fonts of `folder` and none of the machine's, so a card looks the same everywhere. */
export function createCardLetters(folder: string) {
  const options: ResvgRenderOptions = {
    font: {
      loadSystemFonts: false,
      fontFiles: ["ExtraBold", "SemiBold"].map((style) => join(folder, `PlusJakartaSans-${style}.ttf`)),
      defaultFontFamily: family,
    },
  };
  const measuredAt = 100;

  const widthOf = (text: string, weight: Weight): number => {
    const drawn = letteringOf(text, { x: 0, y: 0, size: measuredAt, weight, fill: "#000" });
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${drawn}</svg>`,
      options,
    ).getBBox();
    return (box?.width ?? 0) / measuredAt;
  };
  // Without its fonts resvg would draw cards without a single word.
  if (widthOf("A", 600) === 0) throw new Error(`The fonts of share cards are not in ${folder}`);

  const measure = createMeasures(widthOf);
  const isDrawn = async (letter: string) => /^\s+$/.test(letter) || (await measure(600)(letter)) > 0;

  return {
    measure,
    /** Returns the text without characters that the fonts lack, emoji above all, so that they leave no gap. */
    async drawable(text: string): Promise<string> {
      const drawn: string[] = [];
      for (const letter of lettersOf(text.normalize("NFC"))) if (await isDrawn(letter)) drawn.push(letter);
      return drawn.join("").replace(/\s+/g, " ").trim();
    },
    render: (svg: string): Promise<RenderedImage> => renderAsync(svg, options),
  };
}

export type CardLetters = ReturnType<typeof createCardLetters>;
