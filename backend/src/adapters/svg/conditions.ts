import { type Condition, namedOf, type Placed, type Spend } from "./placed.ts";

const charactersAStep = 50;
const attribute = /^\[\s*([\w-]+)\s*(?:([~|^$*]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))\s*(i|s)?\s*)?\]$/i;

const comparisons: Readonly<Record<string, (value: string, asked: string) => boolean>> = {
  "": (value, asked) => value === asked,
  "~": (value, asked) => value.split(" ").includes(asked),
  "|": (value, asked) => value === asked || value.startsWith(`${asked}-`),
  "^": (value, asked) => asked !== "" && value.startsWith(asked),
  $: (value, asked) => asked !== "" && value.endsWith(asked),
  "*": (value, asked) => asked !== "" && value.includes(asked),
};

function attributeCondition(text: string): Condition | undefined {
  const [, name, operator = "", double, single, bare, flag] = attribute.exec(text) ?? [];
  if (name === undefined) return undefined;
  const given = double ?? single ?? bare;
  const cased = (value: string) => (flag?.toLowerCase() === "i" ? value.toLowerCase() : value);
  const compare = comparisons[operator];
  return {
    weight: 100,
    holds: ({ element }, spend) => {
      const value = element.attributes.get(name);
      spend(1 + (value?.length ?? 0) / charactersAStep);
      if (value === undefined || given === undefined) return value !== undefined;
      return compare?.(cased(value), cased(given)) ?? false;
    },
  };
}

type Counting = Readonly<{ ofType: boolean; fromEnd: boolean }>;

/** Returns the number of an element among its siblings, from 1. */
function numberOf({ element }: Placed, { ofType, fromEnd }: Counting, spend: Spend): number {
  const { at, family } = element.place ?? { at: 0, family: [""] };
  if (!ofType) return fromEnd ? family.length - at : at + 1;
  spend(family.length);
  const counted = fromEnd ? family.slice(at) : family.slice(0, at + 1);
  return counted.filter((name) => name === namedOf(element)).length;
}

const named: Readonly<Record<string, string>> = { even: "2n", odd: "2n+1", "": "1" };
const formula = /^(?:([-+]?\d{0,6})n)?\s*([-+]?\s*\d{1,6})?$/i;

/** Tells whether the number is `step` times something from 0, and `start`. */
function isCounted(number: number, step: number, start: number) {
  if (step === 0) return number === start;
  const times = (number - start) / step;
  return Number.isInteger(times) && times >= 0;
}

function countCondition(counting: Counting, given: string): Condition | undefined {
  const text = given.trim().toLowerCase();
  const [whole, times, start = "0"] = formula.exec(named[text] ?? text) ?? [];
  if (!whole) return undefined;
  const step = times === undefined ? 0 : Number(/^[-+]?$/.test(times) ? `${times}1` : times);
  const first = Number(start.replace(/\s/g, ""));
  return { weight: 100, holds: (placed, spend) => isCounted(numberOf(placed, counting, spend), step, first) };
}

const both = (one: Condition | undefined, other: Condition | undefined): Condition | undefined =>
  one &&
  other && {
    weight: 100,
    holds: (placed, spend) => one.holds(placed, spend) && other.holds(placed, spend),
  };

const pseudo = /^:([\w-]+)(?:\((.*)\))?$/s;
const counting = /^(nth|nth-last|first|last|only)-(child|of-type)$/;

/** Reads an attribute's condition or a pseudo-class; returns undefined for one that never holds in a still drawing. */
export function conditionOf(text: string): Condition | undefined {
  if (text.startsWith("[")) return attributeCondition(text);
  const [, name = "", inside = ""] = pseudo.exec(text) ?? [];
  if (name === "root") return { weight: 100, holds: ({ around }) => around === null };
  const [, which = "", what] = counting.exec(name) ?? [];
  const ofType = what === "of-type";
  const fromStart = () => countCondition({ ofType, fromEnd: false }, inside);
  const fromEnd = () => countCondition({ ofType, fromEnd: true }, inside);
  if (which === "only") return both(fromStart(), fromEnd());
  if (which === "last" || which === "nth-last") return fromEnd();
  return which ? fromStart() : undefined;
}
