export type Shape = "wide" | "half" | "third";

/** Gives each card of a page its width: the first across, then halves and thirds, so that every row is full. */
export function shapeOf(index: number, count: number): Shape {
  const rest = count - 1;
  if (index === 0 || rest === 1) return "wide";
  // Rows of three take what is left after no, two or four halves.
  const halves = [0, 4, 2][rest % 3] ?? 0;
  return index <= halves ? "half" : "third";
}
