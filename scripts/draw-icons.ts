/** Renders the site's icon to the PNGs that phones ask for. Run it after changing the icon: `node scripts/draw-icons.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./processes.ts";

const folder = join(root, "public-site/public/assets");
const favicon = readFileSync(join(folder, "favicon.svg"), "utf8");
const [, ground = "", mark = ""] = /(<rect [^>]*rx="9"[^>]*\/>)(.*)<\/svg>/s.exec(favicon) ?? [];
if (!ground) throw new Error("favicon.svg does not begin with its ground any more");

/** To the edges, since the phone cuts the shape; `scale` keeps the mark within what it leaves. */
const filled = (scale: number) =>
  `<svg viewBox="0 0 40 40" xmlns="http://www.w3.org/2000/svg">${ground.replace(/ rx="9"/, "")}<g transform="translate(20 20) scale(${scale}) translate(-20 -20)">${mark}</g></svg>`;

const icons = [
  { name: "icon-192", svg: favicon, size: 192 },
  { name: "icon-512", svg: favicon, size: 512 },
  // Nothing but the inner circle of 80 % is safe: https://www.w3.org/TR/appmanifest/#icon-masks
  { name: "icon-maskable-512", svg: filled(0.78), size: 512 },
  { name: "apple-touch-icon", svg: filled(0.92), size: 180 },
] as const;

for (const { name, svg, size } of icons) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`${(png.length / 1024).toFixed(1)} KB  ${name}.png`);
}
