const lengths: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};
const angles: Readonly<Record<string, number>> = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** Returns undefined for a unit that depends on the place, such as percent. */
function numberIn(text: string, units: Readonly<Record<string, number>>): number | undefined {
  const [, number = "", unit = ""] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec(text) ?? [];
  const factor = units[unit.toLowerCase()];
  return number === "" || factor === undefined ? undefined : Number((Number(number) * factor).toFixed(6));
}

type Form = Readonly<{ units: typeof lengths; write: (numbers: readonly number[]) => string }>;
const [x, y] = [0, 1];
const plain: typeof lengths = { "": 1 };

/** The functions of style sheets, as functions of the attribute. */
const forms: Readonly<Record<string, Form>> = {
  matrix: { units: plain, write: (all) => `matrix(${all.join(" ")})` },
  translate: { units: lengths, write: (all) => `translate(${all.slice(0, 2).join(" ")})` },
  translate3d: { units: lengths, write: (all) => `translate(${all.slice(0, 2).join(" ")})` },
  translatex: { units: lengths, write: (all) => `translate(${all[x]} 0)` },
  translatey: { units: lengths, write: (all) => `translate(0 ${all[x]})` },
  scale: { units: plain, write: (all) => `scale(${all.slice(0, 2).join(" ")})` },
  scalex: { units: plain, write: (all) => `scale(${all[x]} 1)` },
  scaley: { units: plain, write: (all) => `scale(1 ${all[x]})` },
  rotate: { units: angles, write: (all) => `rotate(${all.slice(0, 3).join(" ")})` },
  skewx: { units: angles, write: (all) => `skewX(${all[x]})` },
  skewy: { units: angles, write: (all) => `skewY(${all[x]})` },
  skew: {
    units: angles,
    write: (all) => {
      const [a, b] = [all[x] ?? 0, all[y] ?? 0].map((angle) => Number(Math.tan((angle * Math.PI) / 180).toFixed(6)));
      return `matrix(1 ${b} ${a} 1 0 0)`;
    },
  },
};

const call = /\s*([a-z0-9]+)\(([^()]*)\)[\s,]*/iy;

/** Returns the transform of a style sheet as an attribute says it, or undefined for one that no attribute can say. */
export function transformOf(style: string): string | undefined {
  const written: string[] = [];
  call.lastIndex = 0;
  while (call.lastIndex < style.length) {
    const [, name = "", list = ""] = call.exec(style) ?? [];
    const form = Object.hasOwn(forms, name.toLowerCase()) ? forms[name.toLowerCase()] : undefined;
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map((text) => (form ? numberIn(text, form.units) : undefined));
    if (!form || numbers.some((number) => number === undefined)) return undefined;
    written.push(form.write(numbers.filter((number) => number !== undefined)));
  }
  return written.join(" ") || undefined;
}

const argument = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:[a-z]{0,4}|%)$/i;

/** Tells whether a style's transform consists of known functions of plain lengths, of any unit. */
export function isTransform(style: string): boolean {
  call.lastIndex = 0;
  while (call.lastIndex < style.length) {
    const [, name = "", list = ""] = call.exec(style) ?? [];
    const isKnown = Object.hasOwn(forms, name.toLowerCase());
    if (
      !isKnown ||
      !list
        .trim()
        .split(/[\s,]+/)
        .every((text) => argument.test(text))
    )
      return false;
  }
  return style !== "";
}

/** The properties that transform by one function each, in the order in which they apply, before `transform`. */
export const singleTransforms = ["translate", "rotate", "scale"] as const;

/** Returns such a property as a function: of a rotation, only the angle counts in a plane. */
export function singleTransform(name: string, value: string): string {
  const parts = value.split(/[\s,]+/);
  if (name === "rotate") return /^(?:0 0 1|z) /i.test(value) || parts.length === 1 ? `rotate(${parts.at(-1)})` : "";
  return `${name}(${parts.slice(0, 2).join(",")})`;
}
