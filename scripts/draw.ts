/** Renders the pictures that are committed beside their sources, which are SVGs. Run it after changing one: `npm run draw`. */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "./processes.ts";

const assets = join(root, "public-site/public/assets");
const icons = join(root, "public-site/icons");
const favicon = join(assets, "favicon.svg");

/** On a phone's home screen. Those that the phone itself cuts to shape have a drawing of their own. */
const appIcons = [
  { source: favicon, name: "icon-192", size: 192 },
  { source: favicon, name: "icon-512", size: 512 },
  { source: join(icons, "icon-maskable-512.svg"), name: "icon-maskable-512", size: 512 },
  { source: join(icons, "apple-touch-icon.svg"), name: "apple-touch-icon", size: 180 },
];

async function write(picture: Sharp, file: string) {
  const { size } = await picture.toFile(file);
  console.log(`${(size / 1000).toFixed(1).padStart(6)} kB  ${basename(file)}`);
}

for (const source of globSync(join(root, "backend/drawings/*.svg")).sort()) {
  // Fewer shades along the edges, which no eye misses, make a file a third smaller.
  const flat = await sharp(source).flatten().png({ palette: true, dither: 0 }).toBuffer();
  // Flat colours: without loss the files are no larger than at quality 84, and their edges stay clean.
  const photo = sharp(flat).webp({ lossless: true, effort: 6 });
  await write(photo, join(root, "backend/demo/media", `${basename(source, ".svg")}.webp`));
}
for (const { source, name, size } of appIcons) {
  const icon = sharp(source, { density: (72 * size) / 40 }).resize(size, size);
  await write(icon.png({ palette: true, dither: 0, effort: 10 }), join(assets, `${name}.png`));
}
