import type { SvgElement } from "./tree.ts";

/** The conditions for one element; an empty name or id stands for any. */
type Compound = Readonly<{ name: string; id: string; classes: readonly string[]; isRoot: boolean }>;
/** Compounds from the element itself outward, each with its distance to the one before: a child, or any descendant. */
export type Selector = Readonly<{ compounds: readonly Compound[]; areChildren: readonly boolean[]; weight: number }>;

/** An element with the elements around it, the nearest first. */
export type Placed = Readonly<{ element: SvgElement; classes: ReadonlySet<string>; around: Placed | null }>;

const maxCompounds = 10;
const simple = /^([\w-]+|\*)?((?:[.#][\w\u0080-\uffff-]+|:root)*)$/;

/** Private characters in place of escaped ones, so that an escaped colon or space separates nothing. */
const escapedFrom = 0xe000;
const hidden = (code: number) => (code < 0x80 ? String.fromCharCode(escapedFrom + code) : String.fromCodePoint(code));
const hideEscapes = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_whole, hex: string | undefined, character: string | undefined) =>
    hidden(hex === undefined ? (character?.codePointAt(0) ?? 0) : Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
const shown = (name: string) =>
  name.replace(/[\ue000-\ue07f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - escapedFrom));

function compoundOf(text: string): Compound | undefined {
  const [whole, name = "", rest = ""] = simple.exec(text) ?? [];
  if (!whole) return undefined;
  const parts: readonly string[] = rest.match(/[.#:][\w\u0080-\uffff-]+/g) ?? [];
  const ids = parts.filter((part) => part.startsWith("#"));
  if (ids.length > 1) return undefined;
  return {
    name: name === "*" ? "" : name,
    id: shown(ids[0]?.slice(1) ?? ""),
    classes: parts.filter((part) => part.startsWith(".")).map((part) => shown(part.slice(1))),
    isRoot: parts.includes(":root"),
  };
}

const weightOf = ({ name, id, classes, isRoot }: Compound) =>
  (id ? 10_000 : 0) + (classes.length + (isRoot ? 1 : 0)) * 100 + (name ? 1 : 0);

/** Reads names, classes, ids, and elements in elements; returns undefined for the others, whose rules are ignored. */
export function selectorOf(text: string): Selector | undefined {
  const parts = hideEscapes(text)
    .trim()
    .replace(/\s*>\s*/g, " > ")
    .split(/\s+/)
    .toReversed();
  const compounds: Compound[] = [];
  const areChildren: boolean[] = [];
  for (const part of parts) {
    if (part === ">") {
      areChildren[compounds.length] = true;
      continue;
    }
    const compound = compoundOf(part);
    if (!compound || compounds.length === maxCompounds) return undefined;
    areChildren[compounds.length] ??= false;
    compounds.push(compound);
  }
  if (areChildren.length !== compounds.length) return undefined;
  return { compounds, areChildren, weight: compounds.reduce((sum, compound) => sum + weightOf(compound), 0) };
}

/** The rarest condition that the element itself must fulfil, by which rules are found. */
export const keyOf = ({ compounds: [own] }: Selector): string => {
  if (own?.id) return `#${own.id}`;
  return own?.classes[0] ? `.${own.classes[0]}` : (own?.name ?? "");
};

export const keysOf = ({ element, classes }: Placed): readonly string[] => [
  "",
  element.name,
  ...[...classes].map((name) => `.${name}`),
  `#${element.attributes.get("id")}`,
];

const fits = ({ element, classes, around }: Placed, compound: Compound) =>
  (!compound.name || compound.name === element.name) &&
  (!compound.id || compound.id === element.attributes.get("id")) &&
  (!compound.isRoot || around === null) &&
  compound.classes.every((name) => classes.has(name));

/** Tells whether the selector means the element. `spend` is called for each step, and may throw. */
export function matches({ compounds, areChildren }: Selector, placed: Placed, spend: () => void): boolean {
  const fitsFrom = (index: number, at: Placed | null): boolean => {
    const compound = compounds[index];
    if (!compound) return true;
    for (let one = at; one; one = one.around) {
      spend();
      if (fits(one, compound) && fitsFrom(index + 1, one.around)) return true;
      if (index === 0 || areChildren[index]) return false;
    }
    return false;
  };
  return fitsFrom(0, placed);
}
