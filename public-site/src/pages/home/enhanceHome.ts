import { withReports } from "../../measuring/withReports.ts";
import { enhanceCarousel } from "./enhanceCarousel.ts";

/** Reloads the page, which keeps the scroll position; the link itself would lead to the top. */
function retry(event: Event) {
  event.preventDefault();
  location.reload();
}

/** Fills in the visitor's source when they begin to write. */
function followWriting(form: HTMLFormElement) {
  form.addEventListener("focusin", () => withReports(({ fillSource }) => fillSource(form)), { once: true });
}

/** Hides a statement once its time is over, since a page may stay open for longer, or be cached. */
function endInTime(element: HTMLElement): () => void {
  const left = Math.max(0, Date.parse(element.dataset.until ?? "") - Date.now());
  const timer = setTimeout(() => {
    element.hidden = true;
  }, left);
  return () => clearTimeout(timer);
}

/** Marks the dot of the card whose middle is nearest to the middle of the row. */
function followPackages(row: HTMLElement, dots: readonly Element[]): () => void {
  const cards = [...row.children] as HTMLElement[]; // drawn as elements of HTML
  const mark = () => {
    const middle = row.offsetLeft + row.scrollLeft + row.clientWidth / 2;
    const distances = cards.map(({ offsetLeft, offsetWidth }) => Math.abs(offsetLeft + offsetWidth / 2 - middle));
    const nearest = distances.indexOf(Math.min(...distances));
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === nearest));
  };
  mark();
  row.addEventListener("scroll", mark, { passive: true });
  return () => row.removeEventListener("scroll", mark);
}

/** Reports once when the packages reach the middle of the screen. @returns a function that stops watching */
function reportPackages(section: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      withReports(({ reportSection }) => reportSection(section.id));
    },
    { rootMargin: "-30% 0px" },
  );
  observer.observe(section);
  return () => observer.disconnect();
}

/** Returns a function that stops all of it. */
export function enhanceHome(container: HTMLElement): () => void {
  for (const link of container.querySelectorAll("[data-retry]")) link.addEventListener("click", retry);
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const form = container.querySelector<HTMLFormElement>(".contact-form");
  if (form) followWriting(form);
  const [row, passing, region] = [find(".packs"), find("[data-until]"), find(".carousel")];
  const packages = find(".services-section");
  const stops = [
    packages && reportPackages(packages),
    row && followPackages(row, [...container.querySelectorAll(".packs-places > *")]),
    passing && endInTime(passing),
    region && enhanceCarousel(region),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
