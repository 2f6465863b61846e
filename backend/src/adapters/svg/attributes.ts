import { filterAttributes, functionsCost } from "./filters.ts";
import { idPattern } from "./ids.ts";
import { isTransform } from "./transforms.ts";

/** Returns a value in the form that an attribute may have, or undefined for a value that is not allowed. */
type Check = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : undefined;

/**
 * Accepts numbers, units and keywords, and sums of them: nothing can be called or loaded without other brackets,
 * quotes, colons, slashes.
 */
const plain = matching(/^(?:[-+.,%\w\s]|(?<![-\w])(?:calc|min|max|clamp)\([-+*.,%\w\s]*\))+$/);
const id = matching(new RegExp(`^${idPattern}$`, "u"));
const link = matching(new RegExp(`^#${idPattern}$`, "u"));
const fontFamily = matching(/^[-.,'"\p{L}\p{N}\s]+$/u);
const transform = matching(/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+.,\de\s]*\)[\s,]*)+$/i);

const anyUrl = new RegExp(`url\\(\\s*(["']?)(#${idPattern})\\1\\s*\\)`, "u");
const local = new RegExp(`^url\\(#${idPattern}\\)$`, "u");
const inColor = "[-+.,%\\w\\s]|/(?![/*])";
const color = new RegExp(
  "^(?:#[\\da-f]{3,8}|[a-z]+|context-(?:fill|stroke)|" +
    `(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?:${inColor})*\\)|` +
    `color-mix\\((?:${inColor}|#|\\((?:${inColor})*\\))*\\))$`,
  "i",
);
const unquoted = (value: string) => value.replace(anyUrl, "url($2)");

const reference: Check = (value) => {
  const plainUrl = unquoted(value);
  return plainUrl === "none" || local.test(plainUrl) ? plainUrl : undefined;
};

const shape = /^(?:circle|ellipse|inset|polygon)\([-+.,%\w\s]*\)(?:\s+(?:fill|stroke|view)-box)?$/i;
const clip: Check = (value) => (shape.test(value) ? value : reference(value));

const filter: Check = (value) => {
  const local = unquoted(value);
  return local === "none" || functionsCost(local) !== null ? local : undefined;
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
  ...all(paint, "fill stroke color stop-color flood-color lighting-color"),
  ...all(reference, "mask marker-start marker-mid marker-end"),
  ["clip-path", clip] as const,
  ["filter", filter] as const,
  ...all(fontFamily, "font-family"),
  ...all(plain, "flood-opacity color-interpolation-filters"),
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
  ...all(length, "x y width height cx cy r rx ry"),
  ["d", (value) => path.exec(value)?.[2]],
]);

const word = matching(/^[a-z]+(?:-[a-z]+){0,3}$/i);
const solid = matching(color);
const transforming: Check = (value) => (value === "none" || isTransform(value) ? value : undefined);
const single = matching(/^[-+.%\w\s]+$/);

/** Properties that no attribute can say. */
const onlyInStyle = new Map<string, Check>([
  ...all(word, "mix-blend-mode isolation transform-box"),
  ["background-color", solid],
  ["transform", transforming],
  ...all(single, "translate rotate scale"),
]);

const never: Check = () => undefined;
/** Properties whose effect is seen, but cannot be kept. */
const effects = new Map<string, Check>(
  all(never, "animation animation-name offset-path mask-image backdrop-filter -webkit-mask-image clip"),
);

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
  ...all(plain, "markerUnits markerWidth markerHeight orient"),
  ...filterAttributes,
]);

const ofStyle = new Map([...effects, ...onlyInStyle, ...properties, ...inStyle]);

export const isProperty = (name: string) => ofStyle.has(name);
/** Tells whether a property can only be kept in a style. */
export const needsStyle = (name: string) => onlyInStyle.has(name);

/** Returns a property's value as it may be kept, or undefined when it is not allowed. */
export const allowedProperty = (name: string, value: string) => ofStyle.get(name)?.(value);

/** Returns the value to write for an attribute of a drawing, or undefined when the attribute is not allowed. */
export const allowedAttribute = (name: string, value: string) => attributes.get(name)?.(value);

const nothing = /^(?:none|inherit|initial|unset|revert|auto|normal|)$/i;
const seen = /^(?:filter|clip-path|mask|marker-\w+|mix-blend-mode|transform|translate|rotate|scale)$/;

/** Returns the word for the effect of a value that is not allowed, or undefined when its loss is not seen. */
export function effectOf(name: string, value: string): string | undefined {
  if (nothing.test(value)) return undefined;
  if (name.startsWith("animation")) return "animation";
  const isCalled = /^(?:fill|stroke)$/.test(name) && value.includes("(");
  return effects.has(name) || seen.test(name) || isCalled ? name : undefined;
}
