import { type RefObject, useEffect } from "react";

/** The app bar's height from sm on, in pixels; a form's head sticks below it. */
const appBar = 68;

/** Pixels between the app bar and the sticky row with title and actions. */
const air = 10;

/** Returns the bottom of a form's sticky head, for elements that stick below it. */
export const belowHead = (gap = 0): string => `calc(var(--head-end, 152px) + ${gap}px)`;

/** Returns the head's sticky top: the part above its row, such as the back link, hides under the app bar. */
export const stuckTop = (above: number): number => appBar + air - above;

/** Sets a CSS variable to the bottom of the sticky head, whose height varies: its facts may take two lines. */
export function useStuckHead(head: RefObject<HTMLElement | null>, top: number | undefined): void {
  useEffect(() => {
    if (top === undefined) return;
    const tell = () => {
      const height = head.current?.offsetHeight ?? 0;
      document.documentElement.style.setProperty("--head-end", `${top + height}px`);
    };
    // The facts change without a render of this component.
    const observer = new ResizeObserver(tell);
    if (head.current) observer.observe(head.current);
    return () => observer.disconnect();
  }, [head, top]);
}
