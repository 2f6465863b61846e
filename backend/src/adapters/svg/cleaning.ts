import { allowedAttribute, allowedProperty, effectOf, needsStyle } from "./attributes.ts";
import { createIds } from "./ids.ts";
import { isPicture } from "./pictures.ts";
import { classesOf, type Placed } from "./placed.ts";
import { createStyling } from "./styles.ts";
import { singleTransform, singleTransforms, transformOf } from "./transforms.ts";
import { elementsOf, type SvgElement } from "./tree.ts";
import { inLight, type Variables, withVariables } from "./variables.ts";

type Values = Map<string, string>;
type Said = readonly [name: string, value: string];

/** Says the transforms of a style as the attribute, which every program knows, where an attribute can say them. */
function settleTransforms(settled: Values, styled: Values) {
  const singles = singleTransforms.flatMap((name) => {
    const value = styled.get(name) ?? "none";
    return value === "none" ? [] : [singleTransform(name, value)];
  });
  const own = styled.get("transform");
  if (singles.length === 0 && own === undefined) return;
  const parts = singles.map(transformOf);
  if (own === undefined) parts.push(settled.get("transform") ?? "");
  else if (own !== "none") parts.push(transformOf(own));
  // Percentages depend on the place.
  if (parts.includes(undefined)) {
    if (own !== undefined) settled.delete("transform");
    return;
  }
  settled.set("transform", parts.filter(Boolean).join(" ") || "scale(1)");
  for (const name of ["transform", ...singleTransforms]) styled.delete(name);
}

const isFrame = ({ around }: Placed) => around === null;

/** Keeps the address of a picture that is in the file, and of no other. */
function settlePicture({ name, attributes }: SvgElement, settled: Values) {
  if (name !== "image") return;
  const href = attributes.get("href") ?? "";
  if (isPicture(href)) settled.set("href", href);
  else settled.delete("href");
}

/** Returns a function for the attributes that an element keeps, with what its style sheets say. */
function createSettling(renamed: (name: string, value: string) => string, tell: (lost: string) => void) {
  return (placed: Placed, properties: readonly Said[], variables: Variables): Values => {
    const { element } = placed;
    const [settled, styled]: [Values, Values] = [new Map(), new Map()];
    const settle = (into: Values, [name, given]: Said, allowed: typeof allowedAttribute) => {
      const resolved = inLight(withVariables(given, variables) ?? "") || undefined;
      const value = resolved === undefined ? undefined : allowed(name, renamed(name, resolved));
      const effect = value === undefined ? effectOf(name, given) : undefined;
      if (value !== undefined) into.set(name, value);
      if (effect) tell(effect);
    };
    // A style that is kept stays in its place, so that reading the result again changes nothing.
    for (const said of element.attributes)
      if (said[0] === "style") settled.set("style", "");
      else settle(settled, said, allowedAttribute);
    for (const said of properties) settle(needsStyle(said[0]) ? styled : settled, said, allowedProperty);
    if (!isFrame(placed)) styled.delete("background-color");
    settleTransforms(settled, styled);
    settlePicture(element, settled);
    settled.set("style", [...styled].map((said) => said.join(":")).join(";"));
    if (styled.size === 0) settled.delete("style");
    return settled;
  };
}

/**
 * Leaves each element only its allowed attributes; style sheets become attributes of their elements. `tell` takes the
 * words for visible effects that are lost.
 */
export function cleanAttributes(root: SvgElement, css: string, tell: (lost: string) => void) {
  const styling = createStyling(css, tell);
  const { nameOf, renamed } = createIds(elementsOf(root));
  const settledOf = createSettling(renamed, tell);
  const ids = new Set<string>();
  // Rules are matched with the ids and classes that the file has, so attributes are exchanged only at the end.
  const cleaned: (() => void)[] = [];

  function clean(placed: Placed, inherited: Variables) {
    const { element } = placed;
    const { properties, variables } = styling(placed, inherited);
    const settled = settledOf(placed, properties, variables);
    // When elements share an id, references mean the first one.
    if (ids.has(settled.get("id") ?? "")) settled.delete("id");
    ids.add(nameOf(element.attributes.get("id") ?? ""));
    const isElsewhere = ["use", "textPath"].includes(element.name) && !settled.has("href");
    if (isElsewhere && element.attributes.get("href")) tell(element.name);
    cleaned.push(() => {
      element.attributes = settled;
    });
    for (const child of element.children)
      if (typeof child !== "string") clean({ element: child, classes: classesOf(child), around: placed }, variables);
  }

  clean({ element: root, classes: classesOf(root), around: null }, new Map());
  for (const exchange of cleaned) exchange();
}
