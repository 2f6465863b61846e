import type { SvgElement } from "./tree.ts";
import { boxOf } from "./visible.ts";

const side = { min: 1, max: 10_000 };

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
function pixelsOf(length = "") {
  const [, number = "", unit = ""] = /^\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec(length) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}

function viewBoxOf(root: SvgElement) {
  const numbers = (root.attributes.get("viewBox") ?? "").split(/\s*,\s*|\s+/).map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? { width, height } : null;
}

/** Puts a frame round a drawing that has no size, as a browser shows all of it in a window of its own. */
function frame(root: SvgElement) {
  const box = boxOf(root);
  if (!box) throw new Error("The SVG has no size");
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((number) => Number(number.toFixed(3)));
  root.attributes.set("viewBox", `${x} ${y} ${width} ${height}`);
  return { width: box.width, height: box.height };
}

function sizeOf(root: SvgElement) {
  const width = pixelsOf(root.attributes.get("width"));
  const height = pixelsOf(root.attributes.get("height"));
  if (width && height) return { width, height };
  const box = viewBoxOf(root) ?? frame(root);
  if (width) return { width, height: (width * box.height) / box.width };
  if (height) return { width: (height * box.width) / box.height, height };
  return box;
}

/**
 * Gives the drawing its own size and view box, so that every page can scale it.
 * @throws when it has no size and draws nothing, or is not 1 to 10 000 pixels wide and high
 */
export function settleSize(root: SvgElement) {
  const { width, height } = sizeOf(root);
  if (![width, height].every((pixels) => pixels >= side.min && pixels <= side.max))
    throw new Error("The SVG is too small or too large");
  const rounded = { width: Number(width.toFixed(3)), height: Number(height.toFixed(3)) };
  if (!viewBoxOf(root)) root.attributes.set("viewBox", `0 0 ${rounded.width} ${rounded.height}`);
  for (const [name, pixels] of Object.entries(rounded)) root.attributes.set(name, String(pixels));
  return { width: Math.round(width), height: Math.round(height) };
}
