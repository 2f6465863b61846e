/** Moves an item of a list to another place. */
export function rearranged<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export type Point = Readonly<{ x: number; y: number }>;

/** The places that an item can be dropped on, by their numbers. Points and boxes are those of the page. */
export type Places = Readonly<{
  /** The item's own place, or -1. */
  own: number;
  /** The part of the page that the item does not leave. */
  bounds: DOMRect;
  /** Returns the place at a point, or -1. */
  placeAt: (point: Point) => number;
  show: (place: number) => void;
  clear: () => void;
}>;

/** Returns an element's box, wherever the page is scrolled to. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}

export const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the distance from a point to a box, 0 inside of the box. */
export const distance = ({ x, y }: Point, { left, right, top, bottom }: DOMRect) =>
  Math.hypot(x - between(x, left, right), y - between(y, top, bottom));

/** The places of a list, whose other rows or tiles make room for the dragged one. */
export function placesInList(item: HTMLElement): Places {
  const list = item.parentElement ?? item;
  const items = [...list.children].filter((one) => one instanceof HTMLElement);
  const boxes = items.map(boxOf);
  const own = items.indexOf(item);
  const { height } = boxOf(item);
  return {
    own,
    bounds: boxOf(list),
    placeAt(point) {
      const distances = boxes.map((box) => distance(point, box));
      return distances.indexOf(Math.min(...distances));
    },
    show(place) {
      const order = rearranged([...items.entries()], own, place);
      for (const [index, to] of boxes.entries()) {
        const [before, other] = order[index] ?? [index, item];
        const from = boxes[before] ?? to;
        if (other === item) continue;
        // Rows of one column have different heights, and move by that of the dragged one; tiles are all alike.
        const y = to.x === from.x ? Math.sign(to.y - from.y) * height : to.y - from.y;
        other.style.transition = "translate .15s ease-out";
        other.style.translate = `${to.x - from.x}px ${y}px`;
      }
    },
    clear() {
      for (const one of items) one.removeAttribute("style");
    },
  };
}
