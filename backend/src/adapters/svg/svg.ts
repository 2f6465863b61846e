import type { EncodedPicture } from "../../application/media.ts";
import { allowedAttribute } from "./attributes.ts";
import { readStyles, stylesOf } from "./styles.ts";
import { parseSvg, type SvgElement, writeSvg } from "./tree.ts";

const maxCost = 100_000;

const elementsOf = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child))),
];

/**
 * Nested uses, or patterns within patterns, can make a browser draw for minutes.
 * @throws when the drawing refers to itself, or has too many elements once every reference is followed
 */
function checkCost(root: SvgElement) {
  const targets = new Map(elementsOf(root).map((element) => [element.attributes.get("id"), element]));
  /** NaN while an element is being followed. */
  const costs = new Map<SvgElement, number>();

  const targetOf = (element: SvgElement, attribute: string) => {
    const id = /#([^)]+)/.exec(element.attributes.get(attribute) ?? "")?.[1];
    return id === undefined ? undefined : targets.get(id);
  };

  function costOf(element: SvgElement): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    costs.set(element, Number.NaN);
    let cost = 1;
    for (const child of element.children) if (typeof child !== "string") cost += costOf(child);
    for (const attribute of ["href", "clip-path", "mask"]) {
      const target = targetOf(element, attribute);
      if (target) cost += costOf(target);
    }
    for (const attribute of ["fill", "stroke"]) {
      const target = targetOf(element, attribute);
      // Every element inside inherits the paint, and may draw the pattern again.
      if (target?.name === "pattern") cost *= 1 + costOf(target);
    }
    costs.set(element, cost);
    return cost;
  }

  if (!(costOf(root) <= maxCost)) throw new Error("The SVG draws too much");
}

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

function sizeOf(root: SvgElement) {
  const width = pixelsOf(root.attributes.get("width"));
  const height = pixelsOf(root.attributes.get("height"));
  if (width && height) return { width, height };
  const box = viewBoxOf(root);
  if (!box) throw new Error("The SVG has no size");
  if (width) return { width, height: (width * box.height) / box.width };
  if (height) return { width: (height * box.width) / box.height, height };
  return box;
}

/**
 * Gives the drawing its own size and view box, so that every page can scale it.
 * @throws when it has no size, or is not 1 to 10 000 pixels wide and high
 */
function settleSize(root: SvgElement) {
  const { width, height } = sizeOf(root);
  if (![width, height].every((pixels) => pixels >= side.min && pixels <= side.max))
    throw new Error("The SVG is too small or too large");
  const rounded = { width: Number(width.toFixed(3)), height: Number(height.toFixed(3)) };
  if (!viewBoxOf(root)) root.attributes.set("viewBox", `0 0 ${rounded.width} ${rounded.height}`);
  for (const [name, pixels] of Object.entries(rounded)) root.attributes.set(name, String(pixels));
  return { width: Math.round(width), height: Math.round(height) };
}

const maxBytes = 2_097_152;

const drawing = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"]);

const draws = ({ name, children }: SvgElement): boolean =>
  drawing.has(name) ||
  (["svg", "g"].includes(name) && children.some((child) => typeof child !== "string" && draws(child)));

/** Leaves each element only its allowed attributes; style sheets become attributes of their elements. */
function cleanAttributes(root: SvgElement, css: string) {
  const styles = readStyles(css);
  const ids = new Set<string>();
  for (const element of elementsOf(root)) {
    const wanted = new Map([...element.attributes, ...stylesOf(element, styles)]);
    // When elements share an id, references mean the first one.
    if (ids.has(wanted.get("id") ?? "")) wanted.delete("id");
    element.attributes.clear();
    for (const [name, value] of wanted) {
      const allowed = allowedAttribute(name, value);
      if (allowed !== undefined) element.attributes.set(name, allowed);
    }
    ids.add(element.attributes.get("id") ?? "");
  }
}

/**
 * Returns the drawing of an SVG and nothing else: no script, no style sheet, no animation, no external address.
 * Sanitising the result again changes nothing.
 * @throws when nothing is left to draw, the drawing has no size, or the file is no SVG that may be stored
 */
export function sanitizeSvg(bytes: Uint8Array): EncodedPicture {
  if (bytes.length > maxBytes) throw new Error("The SVG is too large");
  const { root, css } = parseSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  cleanAttributes(root, css);
  if (!draws(root)) throw new Error("The SVG draws nothing");
  checkCost(root);
  const size = settleSize(root);
  // Drawings are transparent, so they get the background of a page.
  return { ...size, color: "#ffffff", extension: "svg", files: [{ width: null, bytes: Buffer.from(writeSvg(root)) }] };
}
