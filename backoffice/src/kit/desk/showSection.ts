/** Scrolls a frame's page to a section, below the page's own bar. `scrollIntoView` would scroll the dashboard, too. */
export function showSection(page: Document, section: string): void {
  const [target, view] = [page.getElementById(section), page.defaultView];
  if (!target || !view) return;
  const bar = Number.parseFloat(view.getComputedStyle(page.documentElement).scrollPaddingTop) || 0;
  view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top - bar, behavior: "instant" });
}
