import { type ExecFileException, execFile } from "node:child_process";
import { createRequire } from "node:module";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { EncodedPicture } from "../../application/media.ts";
import { DomainError } from "../../domain/errors.ts";
import { describe } from "../raster/header.ts";
import { oneByOne, openRaster } from "../raster/raster.ts";
import { cleanSvg, tagOf, tooComplex } from "./cleaning.ts";

const side = 96;
/** Runs in a process of its own: a drawing of a few bytes can take hours and all memory, and only the system ends that. */
const program = `
  const { Resvg } = require(process.argv[1]);
  const drawing = new Resvg(require("fs").readFileSync(0, "utf8"), JSON.parse(process.argv[2]));
  const box = drawing.getBBox();
  const isVisible = drawing.render().pixels.some((value, at) => at % 4 === 3 && value > 0);
  console.log(JSON.stringify({ box: box && [box.x, box.y, box.width, box.height], isVisible }));`;
/**
 * Kilobytes of memory, and seconds of the processor, which other work on the machine does not use up. When the machine
 * itself lacks memory, this process ends in place of the site.
 */
const bounds = 'echo 1000 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d 163840; ulimit -t 5; exec "$@"';
/** Without its compiler, V8 reserves no 512 MB. */
const command = ["-c", bounds, "/bin/sh", process.execPath, "--jitless", "--max-old-space-size=64", "-e", program];
/** No secret of the site is handed on. */
const surroundings = { env: {}, timeout: 60_000, killSignal: "SIGKILL" } as const;

type Drawn = Readonly<{ box?: readonly [x: number, y: number, width: number, height: number]; isVisible: boolean }>;

/** Colours that browsers know and resvg does not; their values do not matter here. */
const newerColor = /\b(?:var|light-dark|color-mix|color|hwb|lab|lch|oklab|oklch)\((?:[^()]|\([^()]*\))*\)/gi;

/** Draws an SVG small, without texts, as there may be no fonts. @throws {DomainError} "invalid" when it asks too much */
function draw(svg: string, { width, height }: Readonly<{ width: number; height: number }>): Promise<Drawn> {
  const value = Math.ceil(Math.max(side, width / height, height / width));
  const options = { fitTo: { mode: width > height ? "width" : "height", value }, font: { loadSystemFonts: false } };
  const resvg = createRequire(import.meta.url).resolve("@resvg/resvg-js");
  const work = () =>
    new Promise<Drawn>((resolve, reject) => {
      const done = (error: ExecFileException | null, stdout: string) => {
        if (error) reject(typeof error.code === "string" ? error : tooComplex());
        else resolve(JSON.parse(stdout));
      };
      const { stdin } = execFile("/bin/sh", [...command, resvg, JSON.stringify(options)], surroundings, done);
      // The process may end before it has read all.
      stdin?.on("error", () => {}).end(svg.replace(newerColor, "#000"));
    });
  return oneByOne(work);
}

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

const svgOf = (root: Root, inside: string) =>
  `${tagOf("svg", new Map([["xmlns", "http://www.w3.org/2000/svg"], ...root]))}>${inside}</svg>`;

/** Puts a frame round a drawing that has no size, as a browser shows all of it in a window of its own. */
async function frame(root: Root, inside: string) {
  const { box } = await draw(svgOf(new Map(), inside), { width: 1, height: 1 });
  if (!box) throw new Error("The SVG has no size");
  const [x, y, width, height] = box.map((number) => Number(number.toFixed(3)));
  root.set("viewBox", `${x} ${y} ${width} ${height}`);
  return { width: box[2], height: box[3] };
}

/** Gives a drawing its own size and view box, so that every page can scale it. @throws without a size, or an odd one */
async function settleSize(root: Root, inside: string) {
  const [ownWidth, ownHeight] = ["width", "height"].map((name) => pixelsOf(root.get(name)));
  const box =
    ownWidth && ownHeight ? { width: ownWidth, height: ownHeight } : (viewBoxOf(root) ?? (await frame(root, inside)));
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
 * @throws when the file is no SVG that may be stored; {DomainError} "invalid" when it shows nothing or asks too much
 */
export async function sanitizeSvg(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.length > limits.bytes) throw new Error("The SVG is too large");
  const { root, inside: cleaned, lost, hasText } = cleanSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const inside = await withEncodedPictures(cleaned);
  const size = await settleSize(root, inside);
  const svg = svgOf(root, inside);
  const { isVisible } = await draw(svg, size);
  const listed = [...lost].slice(0, limits.lost);
  if (!isVisible && !hasText) throw new DomainError("invalid", { message: serverMessages.svgShowsNothing(listed) });
  // Drawings are transparent, so they get the background of a page.
  const files = [{ width: null, bytes: Buffer.from(svg) }];
  return { ...size, color: "#ffffff", extension: "svg", files, ...(listed.length > 0 && { lost: listed }) };
}
