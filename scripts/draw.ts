/** Renders the pictures that are committed beside their sources, which are SVGs. Run it after changing one: `npm run draw`. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type EncodedIndex, indexFile, nameAt, sizesNow } from "../backend/src/adapters/encoded-pictures.ts";
import { digestOf } from "../backend/src/adapters/fingerprint.ts";
import { createImageEncoder } from "../backend/src/adapters/images.ts";
import { root } from "./processes.ts";

const media = join(root, "backend/demo/media");
const assets = join(root, "public-site/public/assets");
const icons = join(root, "public-site/icons");
const favicon = join(assets, "favicon.svg");

/** Icons for a phone's home screen. Those that the phone itself cuts to shape have a drawing of their own. */
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
  // Fewer shades along the edges are invisible and make the file a third smaller.
  const flat = await sharp(source).flatten().png({ palette: true, dither: 0 }).toBuffer();
  // With flat colours, lossless files are no larger than at quality 84, and their edges stay clean.
  const photo = sharp(flat).webp({ lossless: true, effort: 6 });
  await write(photo, join(media, `${basename(source, ".svg")}.webp`));
}
for (const { source, name, size } of appIcons) {
  const icon = sharp(source, { density: (72 * size) / 40 }).resize(size, size);
  await write(icon.png({ palette: true, dither: 0, effort: 10 }), join(assets, `${name}.png`));
}

/** Encodes the demo's pictures like uploads, so that a new site need not. */
async function encodeAhead(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const encoder = createImageEncoder();
  const pictures: [string, EncodedIndex["pictures"][string]][] = [];
  for (const file of globSync("*", { cwd: media }).sort()) {
    const bytes = readFileSync(join(media, file));
    const kind = extname(file) === ".svg" ? "logo" : "photo";
    const { files, ...picture } = await encoder.encode(bytes, kind);
    for (const { width, bytes } of files) writeFileSync(join(folder, nameAt(file, width)), bytes);
    pictures.push([digestOf(bytes, kind), { file, ...picture, widths: files.flatMap(({ width }) => width ?? []) }]);
  }
  const index: EncodedIndex = { sizes: sizesNow, pictures: Object.fromEntries(pictures) };
  writeFileSync(join(folder, indexFile), JSON.stringify(index, null, 2));
}

// Comes last, since after the encoder sharp can open no more drawings.
await encodeAhead(join(root, "backend/demo/encoded"));
