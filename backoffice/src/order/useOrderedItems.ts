import { useLayoutEffect, useRef, useState } from "react";
import { type Noun, t } from "../language/t.ts";

/** The control that moved an item. */
export type MovedBy = "handle" | "up" | "down";

type OrderedItems<T> = Readonly<{
  items: readonly T[];
  set: (items: readonly T[]) => void;
  nameOf: (item: T) => string;
  noun: Noun;
  /** The lowest position that an item can move to; 0 unless given. */
  first?: number;
}>;

/**
 * Moves the items of a list in a form. `list` is the element whose children are the rows, `said` a sentence for screen
 * readers about the last move. The rows may stay while their contents move, so the same control of the row that the item
 * moved to gets the focus.
 */
export function useOrderedItems<T>({ items, set, nameOf, noun, first = 0 }: OrderedItems<T>) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<Readonly<{ place: number; by: MovedBy }>>(undefined);
  const [said, setSaid] = useState("");
  useLayoutEffect(() => {
    const { place, by } = next.current ?? {};
    next.current = undefined;
    if (place !== undefined)
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-control="${by}"]`)?.focus();
  });

  /** A position past either end moves the item to that end. */
  const move = (from: number, wanted: number, by: MovedBy) => {
    const to = Math.max(first, Math.min(wanted, items.length - 1));
    const item = items[from];
    if (item === undefined || to === from) return;
    next.current = { place: to, by };
    set(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(
      t("{name} is now {noun} {place} of {count}", {
        name: nameOf(item),
        noun: t(noun),
        place: to + 1,
        count: items.length,
      }),
    );
  };
  return { list, said, move };
}
