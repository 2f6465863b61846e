/** Renders the demo articles' drawings to `backend/demo/media/`. Run it after changing one: `node scripts/draw-demo.ts`. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { newsDrawings } from "./drawings/news.ts";

const mediaFolder = fileURLToPath(new URL("../backend/demo/media/", import.meta.url));

await mkdir(mediaFolder, { recursive: true });
for (const [name, svg] of Object.entries(newsDrawings)) {
  // Flat colours: without loss the files are no larger than at quality 84, and their edges stay clean.
  const { size } = await sharp(Buffer.from(svg))
    .webp({ lossless: true, effort: 6 })
    .toFile(`${mediaFolder}${name}.webp`);
  console.log(`${Math.ceil(size / 1024)} KB  ${name}.webp`);
}
