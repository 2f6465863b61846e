import { type RefObject, useEffect, useRef } from "react";
import { type Control, focusControl } from "./MoveControls.tsx";

/**
 * Restores the focus after a move: on another page or at another position, the row is a new one, and the old one had
 * it. `by` is the control that moved the row, once the row has arrived.
 */
export function useReturningFocus(by: Control | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (by && document.activeElement === document.body) focusControl(row.current, by);
  }, [by]);
  return row;
}
