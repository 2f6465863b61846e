import sharp from "sharp";
import type { CardPainter } from "../../application/share-cards.ts";
import { drawCard } from "./drawing.ts";
import { createCardLetters } from "./letters.ts";

/** Raise this with every change of the drawing, so that cards already drawn are drawn anew. */
export const drawingVersion = "1";

/** `fonts` is the folder of the two fonts that cards are written in. */
export function createCardPainter(fonts: string): CardPainter {
  const letters = createCardLetters(fonts);
  return {
    async paint(card) {
      const { pixels, width, height } = await letters.render(drawCard(card, letters));
      return sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
        .toBuffer();
    },
  };
}
