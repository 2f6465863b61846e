import { conditionOf } from "./conditions.ts";
import { type Condition, namedOf, type Placed, type Spend, siblingsBefore } from "./placed.ts";

/** The conditions for one element; an empty name or id stands for any. */
type Compound = Readonly<{ name: string; id: string; classes: readonly string[]; conditions: readonly Condition[] }>;
type Combinator = " " | ">" | "+" | "~";
/** Compounds from the element itself outward, each with its way from the one before. */
export type Selector = Readonly<{
  compounds: readonly Compound[];
  combinators: readonly Combinator[];
  weight: number;
}>;

const maxCompounds = 10;
const maxConditions = 10;
const name = "[\\w\\u0080-\\uffff-]+";
const bracket = "\\([^()]*(?:\\([^()]*\\)[^()]*){0,10}\\)";
const part = new RegExp(
  `(\\s*[>+~]\\s*|\\s+)|(${name}|\\*)|[.](${name})|#(${name})|(\\[[^\\]]*\\]|:(?!:)${name}(?:${bracket})?)`,
  "y",
);

/** Private characters in place of escaped ones, so that an escaped colon or space separates nothing. */
const escapedFrom = 0xe000;
const hidden = (code: number) => (code < 0x80 ? String.fromCharCode(escapedFrom + code) : String.fromCodePoint(code));
const hideEscapes = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_whole, hex: string | undefined, character: string | undefined) =>
    hidden(hex === undefined ? (character?.codePointAt(0) ?? 0) : Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
const shown = (text: string) =>
  text.replace(/[\ue000-\ue07f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - escapedFrom));

type Building = { name: string; ids: string[]; classes: string[]; conditions: Condition[]; isEmpty: boolean };
const empty = (): Building => ({ name: "", ids: [], classes: [], conditions: [], isEmpty: true });

/** Adds a part to the compound; returns false for one that nothing here can fulfil, or that is out of place. */
function add(compound: Building, [, , type, className, id, other]: RegExpExecArray, depth: number): boolean {
  const wasEmpty = compound.isEmpty;
  compound.isEmpty = false;
  if (type !== undefined) {
    if (type !== "*") compound.name = type;
    return wasEmpty;
  }
  if (className !== undefined) compound.classes.push(shown(className));
  else if (id !== undefined) compound.ids.push(shown(id));
  else {
    const condition = conditionIn(shown(other ?? ""), depth);
    if (!condition || compound.conditions.length === maxConditions) return false;
    compound.conditions.push(condition);
  }
  return compound.ids.length <= 1;
}

const weightOf = ({ name, id, classes, conditions }: Compound) =>
  (id ? 10_000 : 0) + classes.length * 100 + conditions.reduce((sum, { weight }) => sum + weight, 0) + (name ? 1 : 0);

/** Reads a selector; returns undefined for one that means nothing in a still drawing, whose rule is ignored. */
export function selectorOf(text: string, depth = 0): Selector | undefined {
  const source = hideEscapes(text.trim());
  const found: Building[] = [empty()];
  const combinators: Combinator[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < source.length) {
    const at = part.lastIndex;
    const match = part.exec(source);
    const compound = found.at(-1);
    if (!match || !compound) return undefined;
    if (match[1] === undefined) {
      // A condition may read selectors of its own with the same expression.
      const next = at + match[0].length;
      if (!add(compound, match, depth)) return undefined;
      part.lastIndex = next;
    } else {
      if (compound.isEmpty || found.length === maxCompounds) return undefined;
      // The expression allows these four alone.
      combinators.push((match[1].trim() || " ") as Combinator);
      found.push(empty());
    }
  }
  if (found.at(-1)?.isEmpty) return undefined;
  const compounds = found.map(({ ids, name, classes, conditions }) => ({
    id: ids[0] ?? "",
    name,
    classes,
    conditions,
  }));
  return {
    compounds: compounds.toReversed(),
    combinators: combinators.toReversed(),
    weight: compounds.reduce((sum, compound) => sum + weightOf(compound), 0),
  };
}

/** The rarest condition that the element itself must fulfil, by which rules are found. */
export const keyOf = ({ compounds: [own] }: Selector): string => {
  if (own?.id) return `#${own.id}`;
  return own?.classes[0] ? `.${own.classes[0]}` : (own?.name ?? "");
};

export const keysOf = ({ element, classes }: Placed): readonly string[] => [
  "",
  namedOf(element),
  ...[...classes].map((className) => `.${className}`),
  `#${element.attributes.get("id")}`,
];

const fits = (placed: Placed, compound: Compound, spend: Spend) =>
  (!compound.name || compound.name === namedOf(placed.element)) &&
  (!compound.id || compound.id === placed.element.attributes.get("id")) &&
  compound.classes.every((className) => placed.classes.has(className)) &&
  compound.conditions.every(({ holds }) => holds(placed, spend));

/** The elements that a combinator leads to, the nearest first. */
function* reached(from: Placed, combinator: Combinator | undefined, spend: Spend): Generator<Placed> {
  if (combinator === "+" || combinator === "~") return yield* siblingsBefore(from, combinator === "+", spend);
  for (let one = from.around; one; one = one.around) {
    yield one;
    if (combinator === ">") return;
  }
}

/** Tells whether the selector means the element. */
export function matches({ compounds, combinators }: Selector, placed: Placed, spend: Spend): boolean {
  const fitsFrom = (index: number, one: Placed): boolean => {
    spend();
    const compound = compounds[index];
    if (!compound || !fits(one, compound, spend)) return false;
    if (index === compounds.length - 1) return true;
    for (const next of reached(one, combinators[index], spend)) if (fitsFrom(index + 1, next)) return true;
    return false;
  };
  return fitsFrom(0, placed);
}

const list = /^:(not|is|where)\((.*)\)$/is;
const limits = { depth: 3, alternatives: 20, inside: 2_000 };

/** Reads a function with a list of selectors; returns undefined when nothing can be said about them. */
function listCondition(name: string, inside: string, depth: number): Condition | undefined {
  if (inside.length > limits.inside) return undefined;
  const texts = inside.split(/,(?![^()]*\))/);
  if (depth >= limits.depth || texts.length > limits.alternatives) return undefined;
  const selectors = texts.map((text) => selectorOf(text, depth + 1)).filter((selector) => selector !== undefined);
  const isNegation = name === "not";
  if (selectors.length === 0 || (isNegation && selectors.length < texts.length)) return undefined;
  return {
    weight: name === "where" ? 0 : Math.max(...selectors.map(({ weight }) => weight)),
    holds: (placed, spend) => selectors.some((selector) => matches(selector, placed, spend)) !== isNegation,
  };
}

function conditionIn(text: string, depth: number): Condition | undefined {
  const [, name, inside = ""] = list.exec(text) ?? [];
  return name === undefined ? conditionOf(text) : listCondition(name.toLowerCase(), inside, depth);
}
