import { idPattern } from "./ids.ts";

/** A browser needs time for these; the numbers are far beyond those of any drawing. */
const limits = { functions: 6, number: 1_000, blur: 100, morphology: 20, octaves: 5, values: 2_000 };

const numbersIn = (value: string) => (value.match(/\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** Accepts plain numbers up to a maximum. */
const upTo = (max: number) => (value: string) =>
  /^[-+.,\w\s%]+$/.test(value) && numbersIn(value).every((number) => number <= max) ? value : undefined;

/** The names that filter parts have for each other: only equal ones have to stay equal. */
const name = (value: string) => value.slice(0, 100).replace(/[^\w-]/g, "_") || undefined;
const values = (value: string) => (value.length <= limits.values && /^[-+.,\w\s]+$/.test(value) ? value : undefined);

const all = (check: (value: string) => string | undefined, names: string) =>
  names.split(" ").map((one) => [one, check] as const);

/** The attributes that only the parts of filters have. */
export const filterAttributes = [
  ...all(name, "in in2 result"),
  ...all(upTo(limits.blur), "stdDeviation"),
  ...all(upTo(limits.morphology), "radius"),
  ...all(upTo(limits.octaves), "numOctaves"),
  ...all(upTo(limits.number), "scale baseFrequency specularExponent limitingConeAngle"),
  ...all(values, "values tableValues type operator mode slope intercept amplitude exponent k1 k2 k3 k4 seed"),
  ...all(values, "edgeMode stitchTiles xChannelSelector yChannelSelector surfaceScale diffuseConstant azimuth z"),
  ...all(values, "specularConstant elevation pointsAtX pointsAtY pointsAtZ filterUnits primitiveUnits"),
];

const functions = "blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia";
const step = new RegExp(
  `(?:url\\(#${idPattern}\\)|(${functions})\\(((?:[-+.,%\\w\\s#]|\\([-+.,%\\w\\s]*\\)){0,200})\\))\\s*`,
  "iuy",
);

/** The cost of steps in elements: a browser computes every pixel of the drawing for each. */
const costs = { usual: 100, blur: 1_000, noise: 4_000 };
const noisy = /^fe(?:Turbulence|Morphology|DiffuseLighting|SpecularLighting|DisplacementMap)$/;
const blurring = /^(?:feGaussianBlur|feDropShadow|blur|drop-shadow)$/i;

/** Returns the cost of a filter's part, or of a function. */
export function stepCost(name: string): number {
  if (noisy.test(name)) return costs.noise;
  return blurring.test(name) ? costs.blur : costs.usual;
}

/** Returns the cost of a filter's functions, or null when one of them is unknown or takes too long. */
export function functionsCost(filter: string): number | null {
  let count = 0;
  let cost = 0;
  step.lastIndex = 0;
  while (step.lastIndex < filter.length) {
    const match = step.exec(filter);
    count += 1;
    if (!match || count > limits.functions) return null;
    const [, called = "", inside = ""] = match;
    if (/\b(?:calc|min|max|clamp)\(/i.test(inside)) return null;
    const max = blurring.test(called) ? limits.blur : limits.number;
    const lengths = called.toLowerCase() === "drop-shadow" ? inside.replace(/#\w+|[a-z]+\([^)]*\)/gi, "") : inside;
    // In other units, a small number could be a large radius.
    if (blurring.test(called) && /[\d.](?!px)[a-z%]/i.test(lengths)) return null;
    if (numbersIn(lengths).some((number) => number > max)) return null;
    cost += stepCost(called);
  }
  return count > 0 ? cost : null;
}
