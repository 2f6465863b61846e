import { transformOf } from "./transforms.ts";

/** Returns a value in the form that an attribute may have, or undefined for a value that is not allowed. */
type Check = (value: string) => string | undefined;

const idPattern = "[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}";
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** Accepts numbers, units and keywords: nothing can be called or loaded without brackets, quotes, colons, slashes. */
const plain = matching(/^[-+.,%\w\s]+$/);
const id = matching(new RegExp(`^${idPattern}$`, "u"));
const link = matching(new RegExp(`^#${idPattern}$`, "u"));
const fontFamily = matching(/^[-.,'"\p{L}\p{N}\s]+$/u);
const transform = matching(/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+.,\de\s]*\)[\s,]*)+$/i);

const anyUrl = new RegExp(`url\\(\\s*(["']?)(#${idPattern})\\1\\s*\\)`, "u");
const local = new RegExp(`^url\\(#${idPattern}\\)$`, "u");
const color = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([-+.,%\w\s/]*\))$/i;
const unquoted = (value: string) => value.replace(anyUrl, "url($2)");

const reference: Check = (value) => {
  const plainUrl = unquoted(value);
  return plainUrl === "none" || local.test(plainUrl) ? plainUrl : undefined;
};

/** Accepts a colour, or a reference within the same drawing with a colour after it. */
const paint: Check = (value) => {
  const [, url, fallback] = /^(url\([^)]*\))?\s*(.*)$/.exec(unquoted(value)) ?? [];
  if (url && !local.test(url)) return undefined;
  if (fallback && !color.test(fallback)) return undefined;
  return [url, fallback].filter(Boolean).join(" ") || undefined;
};

const all = (check: Check, names: string): [string, Check][] => names.split(/\s+/).map((name) => [name, check]);

/** Properties that a style sheet may set as well as an attribute. */
const properties = new Map([
  ...all(paint, "fill stroke color stop-color"),
  ...all(reference, "clip-path mask"),
  ...all(fontFamily, "font-family"),
  ...all(plain, "opacity fill-opacity stroke-opacity stop-opacity fill-rule clip-rule display visibility overflow"),
  ...all(plain, "stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset"),
  ...all(plain, "vector-effect paint-order mask-type shape-rendering text-rendering color-interpolation"),
  ...all(plain, "font-size font-size-adjust font-style font-weight font-stretch font-variant letter-spacing"),
  ...all(plain, "word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift"),
  ...all(plain, "writing-mode direction unicode-bidi transform-origin image-rendering"),
]);

const length = matching(/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:[a-z]{0,4}|%)$/i);
const path = /^path\(\s*(["'])([^"']*)\1\s*\)$/;

/** Properties whose values style sheets say otherwise than attributes. */
const inStyle = new Map<string, Check>([
  ["transform", (value) => (value === "none" ? "scale(1)" : transformOf(value))],
  ...all(length, "x y width height cx cy r rx ry"),
  ["d", (value) => path.exec(value)?.[2]],
]);

const attributes = new Map([
  ...properties,
  ["id", id] as const,
  ["href", link] as const,
  ...all(transform, "transform gradientTransform patternTransform"),
  ...all(plain, "viewBox preserveAspectRatio x1 y1 x2 y2 fx fy fr refX refY x y width height cx cy r rx ry"),
  ...all(
    plain,
    "d points pathLength dx dy rotate textLength lengthAdjust startOffset side offset spreadMethod gradientUnits",
  ),
  ...all(plain, "patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits"),
]);

export const isProperty = (name: string) => properties.has(name) || inStyle.has(name);

/** Returns a property's value as its attribute may have it, or undefined when it is not allowed. */
export const allowedProperty = (name: string, value: string) => (inStyle.get(name) ?? properties.get(name))?.(value);

/** Returns the value to write for an attribute of a drawing, or undefined when the attribute is not allowed. */
export const allowedAttribute = (name: string, value: string) => attributes.get(name)?.(value);
