import postcss, { type ChildNode } from "postcss";
import { rulesWithin } from "./at-rules.ts";
import { isProperty } from "./attributes.ts";
import type { Placed } from "./placed.ts";
import { keyOf, keysOf, matches, type Selector, selectorOf } from "./selectors.ts";
import { expanded } from "./shorthands.ts";
import { tooComplex } from "./too-complex.ts";
import type { Variables } from "./variables.ts";

type Declarations = ReadonlyMap<string, Readonly<{ value: string; isImportant: boolean }>>;
type StyleRule = Readonly<{ selector: Selector; order: number; declarations: Declarations }>;
/** Rules by the name, class or id of the elements that they can mean. */
type Styles = ReadonlyMap<string, readonly StyleRule[]>;

/** The limits of a style sheet without its embedded fonts: far more than the allowed number of elements can use. */
const limits = { length: 262_144, parts: 20_000, value: 20_000, variable: 500, selectors: 5_000, steps: 2_000_000 };
/** The later of two rules of equal weight wins, style attributes over rules, and important declarations over others. */
const weights = { order: 1e-6, inline: 1e6, important: 1e7 };

const isKnown = (name: string, value: string) =>
  name.startsWith("--") ? value.length <= limits.variable : isProperty(name) && value.length <= limits.value;

/** Returns property → value for the declarations that are known. */
function declarationsOf(said: readonly Readonly<{ prop: string; value: string; important?: boolean }>[]): Declarations {
  const found = new Map<string, { value: string; isImportant: boolean }>();
  for (const { prop, value, important: isImportant = false } of expanded(said)) {
    const name = prop.startsWith("--") ? prop : prop.toLowerCase();
    if (isKnown(name, value) && (isImportant || !found.get(name)?.isImportant)) found.set(name, { value, isImportant });
  }
  return found;
}

/** @throws when parsing the sheet could take long: the parser looks far ahead at every opening bracket */
function refuseTooMuch(css: string) {
  const parts = css.split(/[{(,;]/).length;
  if (css.length > limits.length || parts > limits.parts) throw tooComplex();
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * A rule in a rule means elements in its elements, unless it says where they stand.
 * @throws when there would be too many, or too long ones
 */
function nestedIn(outer: readonly string[], inner: readonly string[]): readonly string[] {
  const places = inner.reduce((sum, text) => sum + text.split("&").length, 0);
  const letters = lengthOf(outer) * places + lengthOf(inner) * outer.length;
  if (outer.length * inner.length > limits.selectors || letters > limits.length) throw tooComplex();
  return outer.flatMap((one) =>
    inner.map((text) => (text.includes("&") ? text.replaceAll("&", () => one) : `${one} ${text}`)),
  );
}

/**
 * Reads the rules that always hold; `tell` takes the words for those that are lost.
 * @throws when the text is no CSS, or too long
 */
function readStyles(given: string, tell: (lost: string) => void): Styles {
  const css = given.replace(/base64,[\w+/=]+/g, "base64,");
  refuseTooMuch(css);
  const styles = new Map<string, StyleRule[]>();
  let order = 0;
  let letters = 0;
  const addRule = (declarations: Declarations, selectors: readonly string[]) => {
    order += 1;
    for (const text of selectors) {
      letters += text.length;
      if (letters > limits.length) throw tooComplex();
      const selector = selectorOf(text);
      if (!selector) continue;
      const key = keyOf(selector);
      const rules = styles.get(key) ?? [];
      styles.set(key, rules);
      rules.push({ selector, order, declarations });
    }
  };
  const read = (node: ChildNode, around: readonly string[]) => {
    if (node.type === "atrule") for (const inner of rulesWithin(node, tell)) read(inner, around);
    if (node.type !== "rule") return;
    const selectors = around.length === 0 ? node.selectors : nestedIn(around, node.selectors);
    if (selectors.length > limits.selectors) throw tooComplex();
    addRule(declarationsOf(node.nodes.filter((inner) => inner.type === "decl")), selectors);
    for (const inner of node.nodes) read(inner, selectors);
  };
  // Otherwise a comment in the sheet could name a file for postcss to read.
  for (const node of postcss.parse(css, { map: false }).nodes) read(node, []);
  return styles;
}

const important = /!important\s*$/i;

/** Returns the declarations of a style attribute. */
const inlineStyles = (style: string) =>
  declarationsOf(
    style.split(";").map((declaration) => {
      const [prop = "", ...rest] = declaration.split(":");
      const value = rest.join(":");
      return { prop: prop.trim(), value: value.replace(important, "").trim(), important: important.test(value) };
    }),
  );

/**
 * Returns a function for an element's properties from the style sheet and its style attribute, and for the variables
 * that its children inherit.
 */
export function createStyling(css: string, tell: (lost: string) => void) {
  const styles = readStyles(css, tell);
  let steps = 0;
  const spend = (more = 1) => {
    steps += more;
    if (steps > limits.steps) throw tooComplex();
  };

  return (placed: Placed, inherited: Variables) => {
    const said = new Map<string, Readonly<{ value: string; weight: number }>>();
    const say = (declarations: Declarations, base: number) => {
      for (const [name, { value, isImportant }] of declarations) {
        spend();
        const weight = base + (isImportant ? weights.important : 0);
        if (weight >= (said.get(name)?.weight ?? 0)) said.set(name, { value, weight });
      }
    };
    for (const key of keysOf(placed))
      for (const { selector, order, declarations } of styles.get(key) ?? [])
        if (matches(selector, placed, spend)) say(declarations, selector.weight + order * weights.order);
    say(inlineStyles(placed.element.attributes.get("style") ?? ""), weights.inline);

    const own = [...said].filter(([name]) => name.startsWith("--"));
    return {
      properties: [...said].flatMap(([name, { value }]) => (name.startsWith("--") ? [] : [[name, value] as const])),
      variables:
        own.length === 0
          ? inherited
          : new Map([...inherited, ...own.map(([name, { value }]) => [name, value] as const)]),
    };
  };
}
