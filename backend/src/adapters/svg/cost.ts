import { tooComplex } from "./too-complex.ts";
import { elementsOf, type SvgElement } from "./tree.ts";

/** The depth includes references: the program that draws the drawing here goes down once for each. */
const limits = { cost: 100_000, depth: 200 };

type Effort = Readonly<{ cost: number; depth: number }>;

/**
 * Nested uses, or patterns within patterns, can make a browser draw for minutes.
 * @throws when the drawing refers to itself, or has too many elements once every reference is followed
 */
export function checkCost(root: SvgElement) {
  const targets = new Map(elementsOf(root).map((element) => [element.attributes.get("id"), element]));
  /** NaN while an element is being followed. */
  const efforts = new Map<SvgElement, Effort>();

  const targetOf = (element: SvgElement, attribute: string) => {
    const value = element.attributes.get(attribute) ?? "";
    const id = value.startsWith("data:") ? undefined : /#([^)]+)/.exec(value)?.[1];
    return id === undefined ? undefined : targets.get(id);
  };

  function effortOf(element: SvgElement): Effort {
    const known = efforts.get(element);
    if (known) return known;
    efforts.set(element, { cost: Number.NaN, depth: Number.NaN });
    const children = element.children.filter((child) => typeof child !== "string");
    const followed = ["href", "clip-path", "mask"].flatMap((attribute) => targetOf(element, attribute) ?? []);
    const inside = [...children, ...followed].map(effortOf);
    let cost = inside.reduce((sum, one) => sum + one.cost, 1);
    let depth = inside.reduce((deepest, one) => Math.max(deepest, one.depth), 0);
    for (const attribute of ["fill", "stroke"]) {
      const target = targetOf(element, attribute);
      if (target?.name !== "pattern") continue;
      const pattern = effortOf(target);
      // Every element inside inherits the paint, and may draw the pattern again.
      cost *= 1 + pattern.cost;
      depth = Math.max(depth, pattern.depth);
    }
    const effort = { cost, depth: depth + 1 };
    efforts.set(element, effort);
    return effort;
  }

  const { cost, depth } = effortOf(root);
  if (!(cost <= limits.cost && depth <= limits.depth)) throw tooComplex();
}
