import { describe } from "../raster/header.ts";
import { openRaster } from "../raster/raster.ts";
import { tooComplex } from "./too-complex.ts";
import { elementsOf, type SvgElement } from "./tree.ts";

const limits = { pictures: 20, side: 1600 };

const dataUrl = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i;

/** Tells whether an address holds a picture of pixels itself. */
export const isPicture = (href: string): boolean => dataUrl.test(href);

async function encoded(href: string): Promise<string> {
  const bytes = Buffer.from(href.slice(href.indexOf(",") + 1), "base64");
  const { hasAlpha, isJpeg, format } = await describe(bytes);
  const small = openRaster(bytes).resize({
    width: limits.side,
    height: limits.side,
    fit: "inside",
    withoutEnlargement: true,
  });
  // Programs that draw SVG know these two formats.
  const isPhoto = isJpeg || (format === "webp" && !hasAlpha);
  const kept = await (isPhoto ? small.jpeg({ quality: 85 }) : small.png({ compressionLevel: 9 })).toBuffer();
  return `data:image/${isPhoto ? "jpeg" : "png"};base64,${kept.toString("base64")}`;
}

/**
 * Encodes the pictures in a drawing again, as every stored picture is.
 * @throws when one of them cannot be read, or there are too many
 */
export async function encodePictures(root: SvgElement): Promise<void> {
  const images = elementsOf(root).filter(({ name }) => name === "image");
  if (images.length > limits.pictures) throw tooComplex();
  const known = new Map<string, string>();
  // One after the other: each holds its own decoded copy.
  for (const { attributes } of images) {
    const href = attributes.get("href") ?? "";
    const picture = known.get(href) ?? (await encoded(href));
    known.set(href, picture);
    attributes.set("href", picture);
  }
}
