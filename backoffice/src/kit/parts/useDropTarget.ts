import { type DragEvent, useState } from "react";

/** Makes an element a drop target; `over` is true while something is dragged above it. */
export function useDropTarget(onDrop: (event: DragEvent) => void) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    onDrop(event);
  };
  return { over, target: { onDragOver: drag(true), onDragLeave: drag(false), onDrop: drop } };
}
