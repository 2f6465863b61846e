import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import { repainted } from "@etalase/contracts/site/paints";
import type { BrandPicture, BrandPictures } from "../application/cards/share-cards.ts";

/** The icons that are rendered from the favicon: for phones that cut them to shape with more ground around the mark. */
const icons: Readonly<Record<string, Readonly<{ size: number; scale?: number }>>> = {
  "icon-192.png": { size: 192 },
  "icon-512.png": { size: 512 },
  "icon-maskable-512.png": { size: 512, scale: 0.78 },
  "apple-touch-icon.png": { size: 180, scale: 0.92 },
};

/** Draws the icon's ground up to the edges, and its mark smaller. */
const cuttable = (svg: string, scale: number) =>
  svg
    .replace(
      /(<rect [^>]*?) rx="\d+"([^>]*>)/,
      `$1$2<g transform="translate(20 20) scale(${scale}) translate(-20 -20)">`,
    )
    .replace("</svg>", "</g></svg>");

/** `folder` holds the drawings in the site's own colours. */
export function createBrandPictures(folder: string): BrandPictures {
  const painted = async (file: string, colours: BrandColours) =>
    repainted(await readFile(join(folder, file), "utf8"), colours);

  async function iconOf(file: string, colours: BrandColours): Promise<BrandPicture | null> {
    const icon = Object.hasOwn(icons, file) && icons[file];
    if (!icon) return null;
    // A site in its own colours never loads it.
    const { renderAsync } = await import("@resvg/resvg-js");
    const svg = await painted("favicon.svg", colours);
    const drawn = icon.scale ? cuttable(svg, icon.scale) : svg;
    const options = { fitTo: { mode: "width", value: icon.size }, font: { loadSystemFonts: false } } as const;
    return { type: "image/png", body: (await renderAsync(drawn, options)).asPng() };
  }

  return async (file, colours) => {
    if (!/^[\w-]+\.svg$/.test(file)) return iconOf(file, colours);
    const svg = await painted(file, colours).catch(() => null);
    return svg === null ? null : { type: "image/svg+xml", body: Buffer.from(svg) };
  };
}
