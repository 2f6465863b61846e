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
  ...all(plain, "writing-mode direction unicode-bidi"),
]);

const attributes = new Map([
  ...properties,
  ["id", id] as const,
  ["href", link] as const,
  ...all(transform, "transform gradientTransform patternTransform"),
  ...all(plain, "viewBox preserveAspectRatio x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr refX refY"),
  ...all(plain, "d points pathLength dx dy rotate textLength lengthAdjust offset spreadMethod gradientUnits"),
  ...all(plain, "patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits"),
]);

export const allowedProperty = (name: string, value: string) => properties.get(name)?.(value);

/** Returns the value to write for an attribute of a drawing, or undefined when the attribute is not allowed. */
export const allowedAttribute = (name: string, value: string) => attributes.get(name)?.(value);
