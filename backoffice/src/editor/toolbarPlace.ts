import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { belowHead } from "../kit/parts/PageHead.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { phone } from "../kit/theme/palette.ts";

/** In pixels: a smaller covered area is not a keyboard but the browser's own bar. */
const keyboardMin = 120;

/** Returns how much of the page's bottom an on-screen keyboard covers, in pixels. */
function keyboardHeight(): number {
  const seen = window.visualViewport;
  // When zoomed in, the visible area is smaller for another reason.
  if (!seen || seen.scale > 1.05) return 0;
  const covered = window.innerHeight - seen.height - seen.offsetTop;
  return covered > keyboardMin ? covered : 0;
}

/** Returns the toolbar's offset above the keyboard on a phone; null elsewhere. */
export function useKeyboard(editor: Editor): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setHeight((editor.isFocused && keyboardHeight()) || null);
    const seen = window.visualViewport;
    for (const event of ["resize", "scroll"]) seen?.addEventListener(event, look);
    editor.on("focus", look).on("blur", look);
    return () => {
      for (const event of ["resize", "scroll"]) seen?.removeEventListener(event, look);
      editor.off("focus", look).off("blur", look);
    };
  }, [editor]);
  // The keyboard or the toolbar may have covered the line that was touched.
  useEffect(() => {
    if (height) editor.commands.scrollIntoView();
  }, [editor, height]);
  return height;
}

/** Returns how many of the tools at the end of the row fit into it; the others stand behind a menu in their place. */
export function useFitting(toolbar: RefObject<HTMLElement | null>, count: number): number {
  const [fits, setFits] = useState(count);
  useEffect(() => {
    const row = toolbar.current;
    if (!row) return;
    const look = () => {
      const { paddingLeft, columnGap } = getComputedStyle(row);
      const gap = Number.parseFloat(columnGap) || 0;
      const step = (row.querySelector<HTMLElement>("[data-tool]")?.offsetWidth ?? 0) + gap;
      const select = row.firstElementChild instanceof HTMLElement ? row.firstElementChild.offsetWidth + gap : 0;
      const end = row.lastElementChild instanceof HTMLElement ? row.lastElementChild.offsetWidth + gap : 0;
      const room = row.clientWidth - 2 * Number.parseFloat(paddingLeft) - select - end;
      // Besides the four tools that are always there, and the table's or the menu's.
      const free = Math.floor(room / step) - 5;
      // Without a layout, as in tests, everything fits.
      setFits(step > gap ? Math.max(0, Math.min(free, count)) : count);
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [toolbar, count]);
  return fits;
}

const fixedHeight = (element: Element | null | undefined): number =>
  element instanceof HTMLElement && getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0;

/** Pixels between the caret and the elements that cover the text. */
const air = 20;

/** The room that bars cover at the top and bottom of the screen, where the caret must not go. */
export const roomAround = (toolbar: RefObject<HTMLElement | null>) => ({
  left: 0,
  right: 0,
  get top() {
    const bar = toolbar.current;
    if (!bar) return air;
    const { position, top } = getComputedStyle(bar);
    return (position === "sticky" ? Number.parseFloat(top) + bar.offsetHeight : 60) + air;
  },
  get bottom() {
    const actions = document.querySelector("[data-actions]");
    return (fixedHeight(toolbar.current) || fixedHeight(actions)) + air;
  },
});

/** Height on phones, in pixels; it stays reserved while the toolbar is above the keyboard. */
export const rowHeight = 53;

/** One row, which sticks below the app bar, or above the keyboard. */
export const bar = {
  display: "flex",
  alignItems: "center",
  gap: 0.25,
  px: 1.5,
  py: 0.75,
  borderBottom: 1,
  ...lineAbove,
  position: "sticky",
  // Below the form's head, which covers content that scrolls under it.
  top: `var(--bar-top, ${belowHead(-1)})`,
  zIndex: 5,
  bgcolor: "background.paper",
  [phone]: {
    height: rowHeight,
    gap: 0,
    px: 0.25,
    py: 0.25,
    top: "var(--bar-top, 60px)",
  },
  "@media (max-width: 339.95px)": { "& .MuiToggleButton-root": { minWidth: 38, px: 0.5 } },
} as const;

export const aboveKeyboard = { position: "fixed", insetInline: 0, top: "auto", zIndex: 12 } as const;
