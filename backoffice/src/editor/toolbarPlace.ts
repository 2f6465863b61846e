import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { belowHead } from "../parts/stuckHead.ts";
import { phone } from "../theme/palette.ts";

/** In pixels: a smaller part of the screen is no keyboard but the browser's own bar. */
const keyboardMin = 120;

/** How much of the page's foot a keyboard on the screen covers, in pixels. */
function keyboardHeight(): number {
  const seen = window.visualViewport;
  // Zoomed in, less is seen for another reason.
  if (!seen || seen.scale > 1.05) return 0;
  const covered = window.innerHeight - seen.height - seen.offsetTop;
  return covered > keyboardMin ? covered : 0;
}

/** Above the keyboard while one writes on a phone; elsewhere null. */
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
  // The keyboard has come over the line that was touched, or the tools with it.
  useEffect(() => {
    if (height) editor.commands.scrollIntoView();
  }, [editor, height]);
  return height;
}

const fixedHeight = (element: Element | null | undefined): number =>
  element instanceof HTMLElement && getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0;

/** Between the caret and what covers the text, in pixels. */
const air = 20;

/** What covers the text at the top and at the foot of the screen, of which the caret keeps clear. */
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

/** On phones, in pixels; the tools' place stays as high while they stand above the keyboard. */
export const rowHeight = 53;

/** One row on phones, which scrolls sideways; it stays under the app bar, or above the keyboard. */
export const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 0.25,
  px: 1.5,
  py: 0.75,
  borderTop: 1,
  borderBottom: 1,
  borderColor: "divider",
  position: "sticky",
  // Under the form's head, which covers what scrolls above it.
  top: belowHead(-1),
  zIndex: 5,
  bgcolor: "background.paper",
  [phone]: {
    flexWrap: "nowrap",
    height: rowHeight,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    px: 1,
    py: 0.25,
    top: 60,
    "& > *": { flexShrink: 0 },
  },
} as const;

export const aboveKeyboard = { position: "fixed", insetInline: 0, top: "auto", zIndex: 12 } as const;
