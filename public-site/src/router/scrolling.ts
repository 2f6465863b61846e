export const jumpTo = (top: number) => scrollTo({ top, behavior: "instant" });

/** Finds a section by its id, else by its class, else by the beginning of its id. */
function findSection(name: string): Element | null {
  const safe = CSS.escape(name);
  return (
    document.getElementById(name) ??
    document.querySelector(`.section-${safe}, .${safe}`) ??
    document.querySelector(`[id^="${safe}"]`)
  );
}

/** Scrolls to a section of this page, or warns when there is none of that name. */
export function scrollToSection(name: string) {
  const section = findSection(name);
  if (!section) return console.warn(`There is no section "${name}" on this page`);
  section.scrollIntoView();
  if (section instanceof HTMLElement) section.focus({ preventScroll: true });
}
