import type { SvgElement } from "./tree.ts";

/** An element with the elements around it, the nearest first. */
export type Placed = Readonly<{ element: SvgElement; classes: ReadonlySet<string>; around: Placed | null }>;

/** Called for each step of a search, or with several steps; may throw. */
export type Spend = (steps?: number) => void;

/** A condition for an element; `weight` is that of the rules that have it. */
export type Condition = Readonly<{ weight: number; holds: (placed: Placed, spend: Spend) => boolean }>;

const maxClasses = 20;

export const classesOf = ({ attributes }: SvgElement): ReadonlySet<string> =>
  new Set(attributes.get("class")?.split(" ").slice(0, maxClasses).filter(Boolean));

/** The name that an element has in its file. */
export const namedOf = ({ name, place }: SvgElement): string => place?.family[place.at] ?? name;

/** The elements before an element that were kept, the nearest first; only the next one when `adjacent`. */
export function* siblingsBefore({ element, around }: Placed, adjacent: boolean, spend: Spend): Generator<Placed> {
  const children = around?.element.children ?? [];
  spend(1 + children.length);
  const at = element.place?.at ?? 0;
  for (const sibling of children.slice(0, children.indexOf(element)).toReversed()) {
    if (typeof sibling === "string") continue;
    if (adjacent && sibling.place?.at !== at - 1) return;
    yield { element: sibling, classes: classesOf(sibling), around };
  }
}
