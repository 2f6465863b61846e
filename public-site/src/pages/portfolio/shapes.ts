export type Shape = "wide" | "half" | "third";

/** Returns the width of each card: the first across, then halves and thirds, so that every row is full. */
export function shapeOf(index: number, count: number): Shape {
  const rest = count - 1;
  if (index === 0 || rest === 1) return "wide";
  // After no, two or four halves, rows of three fit the rest.
  const halves = [0, 4, 2][rest % 3] ?? 0;
  return index <= halves ? "half" : "third";
}
