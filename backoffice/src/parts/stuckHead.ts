import { type RefObject, useEffect } from "react";

/** The app bar's height from sm on; a form's head sticks below it. In pixels. */
const appBar = 68;

/** Of the row with title and actions, to the app bar while it sticks. */
const air = 10;

/** Where a form's head ends while it sticks, for what sticks below it. */
export const belowHead = (gap = 0): string => `calc(var(--head-end, 152px) + ${gap}px)`;

/** How far a head goes up before it sticks: what stands above its row, such as the way back, hides under the app bar. */
export const stuckTop = (above: number): number => appBar + air - above;

/** Tells the style sheets where a head ends while it sticks, which its facts decide: they may take two lines. */
export function useStuckHead(head: RefObject<HTMLElement | null>, top: number | undefined): void {
  useEffect(() => {
    if (top === undefined) return;
    const tell = () => {
      const height = head.current?.offsetHeight ?? 0;
      document.documentElement.style.setProperty("--head-end", `${top + height}px`);
    };
    // Its facts come and go without it being drawn anew.
    const observer = new ResizeObserver(tell);
    if (head.current) observer.observe(head.current);
    return () => observer.disconnect();
  }, [head, top]);
}
