import { functionsCost, stepCost } from "./filters.ts";
import { tooComplex } from "./too-complex.ts";
import { elementsOf, type SvgElement } from "./tree.ts";

/** The depth includes references: the program that draws the drawing here goes down once for each. */
const limits = { cost: 100_000, depth: 200 };
/** A layer that is blended costs as much as many elements. */
const blendCost = 200;

/** `corners` are the points at which markers can be drawn. */
type Effort = Readonly<{ cost: number; depth: number; corners: number }>;

/** An upper bound of the points of a line: a number may follow another without a sign between, as in ".1.1". */
const cornersOf = ({ attributes }: SvgElement) =>
  (attributes.get("d") ?? attributes.get("points"))?.match(/\.?\d+|[a-z]/gi)?.length ?? 0;

/** Remembers what a function answers for each element. */
function cached(of: (element: SvgElement) => number): (element: SvgElement) => number {
  const known = new Map<SvgElement, number>();
  return (element) => {
    const answer = known.get(element) ?? of(element);
    known.set(element, answer);
    return answer;
  };
}

/** Finds the elements that others refer to by their ids. */
function createTargets(root: SvgElement) {
  const targets = new Map(elementsOf(root).map((element) => [element.attributes.get("id"), element]));
  const ofId = (id: string | undefined) => (id === undefined ? undefined : targets.get(id));

  return {
    ofId,
    of(element: SvgElement, attribute: string) {
      const value = element.attributes.get(attribute) ?? "";
      return ofId(value.startsWith("data:") ? undefined : /#([^)]+)/.exec(value)?.[1]);
    },
  };
}

/** Returns a function for the cost of an element's filters and blending. */
function createEffectCost({ ofId }: ReturnType<typeof createTargets>) {
  const costOfFilter = cached((filter) =>
    filter.name === "filter" ? elementsOf(filter).reduce((sum, { name }) => sum + stepCost(name), 0) : 0,
  );

  return ({ attributes }: SvgElement): number => {
    const value = attributes.get("filter") ?? "none";
    const filters = [...value.matchAll(/#([^)]+)\)/g)].flatMap(([, id]) => ofId(id) ?? []);
    const blended = attributes.get("style")?.includes("blend-mode") ? blendCost : 0;
    return filters.reduce((sum, filter) => sum + costOfFilter(filter), blended + (functionsCost(value) ?? 0));
  };
}

/**
 * Nested uses, or patterns within patterns, can make a browser draw for minutes.
 * @throws when the drawing refers to itself, or has too many elements once every reference is followed
 */
export function checkCost(root: SvgElement) {
  const targets = createTargets(root);
  const effectCost = createEffectCost(targets);
  /** NaN while an element is being followed. */
  const efforts = new Map<SvgElement, Effort>();

  function effortOf(element: SvgElement): Effort {
    const known = efforts.get(element);
    if (known) return known;
    efforts.set(element, { cost: Number.NaN, depth: Number.NaN, corners: Number.NaN });
    const children = element.children.filter((child) => typeof child !== "string");
    const followed = ["href", "clip-path", "mask"].flatMap((attribute) => targets.of(element, attribute) ?? []);
    const inside = [...children, ...followed].map(effortOf);
    let cost = inside.reduce((sum, one) => sum + one.cost, 1);
    let depth = inside.reduce((deepest, one) => Math.max(deepest, one.depth), 0);
    for (const attribute of ["fill", "stroke"]) {
      const target = targets.of(element, attribute);
      if (target?.name !== "pattern") continue;
      const pattern = effortOf(target);
      // Every element inside inherits the paint, and may draw the pattern again.
      cost *= 1 + pattern.cost;
      depth = Math.max(depth, pattern.depth);
    }
    const corners = inside.reduce((sum, one) => sum + one.corners, cornersOf(element));
    const lines = cost;
    for (const attribute of ["marker-start", "marker-mid", "marker-end"]) {
      const target = targets.of(element, attribute);
      if (target?.name !== "marker") continue;
      const marker = effortOf(target);
      // Every line inside inherits the marker.
      cost += marker.cost * (attribute === "marker-mid" ? corners : lines);
      depth = Math.max(depth, marker.depth);
    }
    cost += effectCost(element);
    const effort = { cost, depth: depth + 1, corners };
    efforts.set(element, effort);
    return effort;
  }

  const { cost, depth } = effortOf(root);
  if (!(cost <= limits.cost && depth <= limits.depth)) throw tooComplex();
}
