import postcss, { type ChildNode, type Rule } from "postcss";
import { allowedProperty } from "./attributes.ts";
import type { SvgElement } from "./tree.ts";

/** A rule's value for a property. The higher weight wins, as in a browser. */
type Said = Readonly<{ value: string; weight: number }>;
type Styles = ReadonlyMap<string, ReadonlyMap<string, Said>>;

const maxClasses = 20;
/** The limits of a style sheet without its embedded fonts: far more than the allowed number of elements can use. */
const limits = { length: 262_144, parts: 20_000 };
/** Drawing programs write no other selectors; rules with other selectors are ignored. */
const simpleSelector = /^([.#]?)[\w-]+$/;
const specificity: Readonly<Record<string, number>> = { "": 0, ".": 1e6, "#": 2e6 };

/** Returns property → value of a rule, for the properties that are allowed. */
function declarationsOf({ nodes }: Rule): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of nodes) {
    if (declaration.type !== "decl") continue;
    const property = declaration.prop.toLowerCase();
    const value = allowedProperty(property, declaration.value);
    if (value !== undefined) found.set(property, value);
  }
  return found;
}

/** @throws when parsing the sheet could take long: the parser looks far ahead at every opening bracket */
function refuseTooMuch(css: string) {
  const parts = css.split(/[{(,;]/).length;
  if (css.length > limits.length || parts > limits.parts) throw new Error("The SVG has too many styles");
}

/** Reads top-level rules only: rules inside @media apply only at times. @throws when the text is no CSS, or too long */
export function readStyles(given: string): Styles {
  const css = given.replace(/base64,[\w+/=]+/g, "base64,");
  refuseTooMuch(css);
  const styles = new Map<string, Map<string, Said>>();
  const addRule = (node: ChildNode, order: number) => {
    if (node.type !== "rule") return;
    const declarations = declarationsOf(node);
    for (const selector of node.selectors) {
      const weight = order + (specificity[simpleSelector.exec(selector)?.[1] ?? "other"] ?? Number.NaN);
      if (Number.isNaN(weight)) continue;
      const said = styles.get(selector) ?? new Map<string, Said>();
      styles.set(selector, said);
      for (const [property, value] of declarations) said.set(property, { value, weight });
    }
  };
  // Otherwise a comment in the sheet could name a file for postcss to read.
  postcss.parse(css, { map: false }).nodes.forEach(addRule);
  return styles;
}

const selectorsOf = ({ name, attributes }: SvgElement) => [
  name,
  ...(attributes.get("class")?.split(" ").slice(0, maxClasses) ?? []).map((name) => `.${name}`),
  `#${attributes.get("id")}`,
];

/** Returns the declarations of a style attribute that are allowed. */
const inlineStyles = (style: string) =>
  style.split(";").flatMap((declaration): [string, string][] => {
    const [property = "", ...rest] = declaration.split(":");
    const name = property.trim().toLowerCase();
    const value = allowedProperty(
      name,
      rest
        .join(":")
        .replace(/!important\s*$/i, "")
        .trim(),
    );
    return value === undefined ? [] : [[name, value]];
  });

/** Returns an element's properties from the style sheet and its style attribute. */
export function stylesOf(element: SvgElement, styles: Styles): readonly (readonly [string, string])[] {
  const found = new Map<string, Said>();
  for (const selector of selectorsOf(element))
    for (const [property, said] of styles.get(selector) ?? [])
      if (said.weight >= (found.get(property)?.weight ?? 0)) found.set(property, said);
  const fromSheet = [...found].map(([property, { value }]) => [property, value] as const);
  return [...fromSheet, ...inlineStyles(element.attributes.get("style") ?? "")];
}
