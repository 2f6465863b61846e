import type { Spot } from "./checks.ts";

const editor = () => document.querySelector<HTMLElement>("[contenteditable][role=textbox]");

/** Returns the button that describes a picture, or the one that unfolds its section. */
const describing = (place: string) =>
  document.querySelector<HTMLElement>(`[data-describes="${place}"]`) ??
  document.querySelector<HTMLElement>("[data-folds]");

function elementOf(spot: Spot): HTMLElement | null | undefined {
  if ("picture" in spot) return describing(spot.picture);
  if ("element" in spot) return editor()?.querySelectorAll<HTMLElement>(spot.element)[spot.index];
  return document.querySelector<HTMLElement>(`[name="${spot.field}"]`) ?? editor();
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a spot of the form and focuses it; in the text it is selected, so that editing can start there. */
export function goTo(spot: Spot): void {
  const element = elementOf(spot);
  if (!element) return;
  const field = "element" in spot ? editor() : element;
  field?.focus({ preventScroll: true });
  if (element.matches("[data-folds][aria-expanded=false]")) element.click();
  if ("element" in spot) {
    const range = document.createRange();
    range.selectNode(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }
  element.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
}
