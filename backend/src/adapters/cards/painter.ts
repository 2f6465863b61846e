import sharp from "sharp";
import type { CardPainter, ShareCard } from "../../application/cards/share-cards.ts";
import { cardSize, drawCard } from "./drawing.ts";
import { createCardLetters } from "./letters.ts";

/** WhatsApp shows no larger picture. */
const mostBytes = 300_000;

/** Drawn cards and most photos are small at the first; noise needs the last, with halved colours. */
const qualities = [86, 72, 58];
const leastQuality = 40;

/** `fonts` is the folder of the two fonts that cards use; `read` returns a stored picture. */
export function createCardPainter(fonts: string, read: (file: string) => Promise<Uint8Array>): CardPainter {
  const letters = createCardLetters(fonts);

  const drawn = async (card: ShareCard) => {
    const { pixels, width, height } = await letters.render(await drawCard(card, letters));
    return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  };

  /** Returns a stored picture as a JPEG in the shape of a card, since not every chat shows a WebP. */
  const shown = async (file: string) =>
    sharp(await read(file))
      .resize({ ...cardSize, fit: "cover" })
      .flatten({ background: "#ffffff" });

  return {
    async paint(card) {
      const picture = card.picture ? await shown(card.picture) : await drawn(card);
      for (const quality of qualities) {
        const file = await picture.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
        if (file.length < mostBytes) return file;
      }
      return picture.jpeg({ quality: leastQuality, mozjpeg: true }).toBuffer();
    },
  };
}
