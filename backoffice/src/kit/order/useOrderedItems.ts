import { useLayoutEffect, useRef, useState } from "react";
import { type Noun, t } from "../language/t.ts";
import { type Control, focusControl, type Steps, type Way } from "./MoveControls.tsx";
import { rearranged } from "./places.ts";

type OrderedItems<T> = Readonly<{
  items: readonly T[];
  set: (items: readonly T[]) => void;
  nameOf: (item: T, place: number) => string;
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
  const next = useRef<Readonly<{ place: number; by: Control }>>(undefined);
  const [said, setSaid] = useState("");
  useLayoutEffect(() => {
    if (next.current) focusControl(list.current?.children[next.current.place], next.current.by);
    next.current = undefined;
  });

  const last = items.length - 1;
  const stepsOf = (item: T, from: number): Steps => {
    const name = nameOf(item, from);
    const move = (wanted: number, by: Control) => {
      const place = Math.max(first, wanted);
      if (place === from) return;
      next.current = { place, by };
      set(rearranged(items, from, place));
      setSaid(
        t("{name} is now {noun} {place} of {count}", { name, noun: t(noun), place: place + 1, count: items.length }),
      );
    };
    const aims: Readonly<Record<Way, number>> = { first, up: from - 1, down: from + 1, last };
    return {
      name,
      isFirst: from === first,
      isLast: from === last,
      onMove: (way, by) => move(aims[way], by),
      onDrop: (place) => move(place, "handle"),
    };
  };
  return { list, said, stepsOf };
}
