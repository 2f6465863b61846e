import type { SvgElement } from "./tree.ts";

const maxCost = 100_000;

export const elementsOf = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child))),
];

/**
 * Nested uses, or patterns within patterns, can make a browser draw for minutes.
 * @throws when the drawing refers to itself, or has too many elements once every reference is followed
 */
export function checkCost(root: SvgElement) {
  const targets = new Map(elementsOf(root).map((element) => [element.attributes.get("id"), element]));
  /** NaN while an element is being followed. */
  const costs = new Map<SvgElement, number>();

  const targetOf = (element: SvgElement, attribute: string) => {
    const id = /#([^)]+)/.exec(element.attributes.get(attribute) ?? "")?.[1];
    return id === undefined ? undefined : targets.get(id);
  };

  function costOf(element: SvgElement): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    costs.set(element, Number.NaN);
    let cost = 1;
    for (const child of element.children) if (typeof child !== "string") cost += costOf(child);
    for (const attribute of ["href", "clip-path", "mask"]) {
      const target = targetOf(element, attribute);
      if (target) cost += costOf(target);
    }
    for (const attribute of ["fill", "stroke"]) {
      const target = targetOf(element, attribute);
      // Every element inside inherits the paint, and may draw the pattern again.
      if (target?.name === "pattern") cost *= 1 + costOf(target);
    }
    costs.set(element, cost);
    return cost;
  }

  if (!(costOf(root) <= maxCost)) throw new Error("The SVG draws too much");
}
