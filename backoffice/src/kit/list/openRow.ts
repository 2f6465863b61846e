import type { MouseEvent as ReactMouseEvent } from "react";

const controls = "a, button, input, textarea, label, td:has(button, input)";

/** The look of rows that open their record. */
export const openingRows = { "& :is(tr, li):has([data-opens])": { cursor: "pointer" } };

/** Opens the record of a row that is pressed beside its link, unless the press is a control's or selects text. */
export function openRow({ currentTarget, target, ctrlKey, metaKey, shiftKey }: ReactMouseEvent): void {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = target.closest("tr, li")?.querySelector("[data-opens]");
  // The keys open another tab or window, as on the link.
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
