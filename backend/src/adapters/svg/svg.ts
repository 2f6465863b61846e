import { serverMessages } from "@etalase/contracts/text/messages";
import type { EncodedPicture } from "../../application/media.ts";
import { DomainError } from "../../domain/errors.ts";
import { describe } from "../raster/header.ts";
import { openRaster } from "../raster/raster.ts";
import { cleanSvg, tagOf, tooComplex } from "./cleaning.ts";

const limits = { bytes: 2_097_152, pictures: 20, minSide: 1, maxSide: 10_000, lost: 5 };
const within = { width: 1600, height: 1600, fit: "inside", withoutEnlargement: true } as const;

async function encodedPicture(url: string): Promise<string> {
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  const { hasAlpha, isJpeg, format } = await describe(bytes);
  const small = openRaster(bytes).resize(within);
  // Programs that draw SVG know these two formats.
  const isPhoto = isJpeg || (format === "webp" && !hasAlpha);
  const encoded = await (isPhoto ? small.jpeg({ quality: 85 }) : small.png({ compressionLevel: 9 })).toBuffer();
  return `data:image/${isPhoto ? "jpeg" : "png"};base64,${encoded.toString("base64")}`;
}

/** Encodes pictures in a drawing again, as every stored picture is. @throws when one is unreadable, or for too many */
async function withEncodedPictures(markup: string): Promise<string> {
  const links = markup.match(/ href="data:[^"]*"/g) ?? [];
  if (links.length > limits.pictures) throw tooComplex();
  let encoded = markup;
  // One after the other: each holds its own decoded copy.
  for (const link of new Set(links))
    encoded = encoded.replaceAll(link, ` href="${await encodedPicture(link.slice(0, -1))}"`);
  return encoded;
}

const inch = 96;
/** CSS pixels in a unit; a number without a unit counts pixels. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: inch / 72,
  pc: inch / 6,
  in: inch,
  cm: inch / 2.54,
  mm: inch / 25.4,
};

/** Returns undefined for a length that depends on the place of the drawing. */
function pixelsOf(length = ""): number | undefined {
  const [, number, unit = ""] = /^\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec(length) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}

type Root = Map<string, string>;

function viewBoxOf(root: Root) {
  const [x, y, width = 0, height = 0, ...rest] = (root.get("viewBox") ?? "").split(/\s*,\s*|\s+/).map(Number);
  return [x, y, width, height].every(Number.isFinite) && rest.length === 0 && width > 0 && height > 0
    ? { width, height }
    : null;
}

/** Gives a drawing its own size and view box, so that every page can scale it. @throws without a size, or an odd one */
function settleSize(root: Root) {
  const [ownWidth, ownHeight] = ["width", "height"].map((name) => pixelsOf(root.get(name)));
  const box = ownWidth && ownHeight ? { width: ownWidth, height: ownHeight } : viewBoxOf(root);
  if (!box) throw new Error("The SVG has no size");
  const width = ownWidth ?? ((ownHeight ?? box.height) * box.width) / box.height;
  const height = ownHeight ?? (width * box.height) / box.width;
  if (![width, height].every((pixels) => pixels >= limits.minSide && pixels <= limits.maxSide))
    throw new Error("The SVG is too small or too large");
  const size = { width: Number(width.toFixed(3)), height: Number(height.toFixed(3)) };
  if (!viewBoxOf(root)) root.set("viewBox", `0 0 ${size.width} ${size.height}`);
  for (const [name, pixels] of Object.entries(size)) root.set(name, String(pixels));
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * Returns the drawing of an SVG, with its embedded pictures encoded again.
 * @throws when the file is no SVG that may be stored; {DomainError} "invalid" when it has no shape or is too complex
 */
export async function sanitizeSvg(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.length > limits.bytes) throw new Error("The SVG is too large");
  const { root, inside, lost, hasShape } = cleanSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const listed = [...lost].slice(0, limits.lost);
  if (!hasShape) throw new DomainError("invalid", { message: serverMessages.svgShowsNothing(listed) });
  const size = settleSize(root);
  const attributes = new Map([["xmlns", "http://www.w3.org/2000/svg"], ...root]);
  const svg = `${tagOf("svg", attributes)}>${await withEncodedPictures(inside)}</svg>`;
  // Drawings are transparent, so they get the background of a page.
  const files = [{ width: null, bytes: Buffer.from(svg) }];
  return { ...size, color: "#ffffff", extension: "svg", files, ...(listed.length > 0 && { lost: listed }) };
}
