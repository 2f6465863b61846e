import { withReports } from "../../measuring/withReports.ts";
import { enhanceCarousel } from "./enhanceCarousel.ts";

/** Loading the page anew keeps the visitor where he is; following the link would lead to the top. */
function retry(event: Event) {
  event.preventDefault();
  location.reload();
}

/** What the form tells of its sender's way is filled in when somebody begins to write. */
function followWriting(form: HTMLFormElement) {
  form.addEventListener("focusin", () => withReports(({ fillSource }) => fillSource(form)), { once: true });
}

/** Tells once that the packages have come into the middle of the screen. @returns how to stop */
function followPackages(section: HTMLElement) {
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

/** Returns how to stop. */
export function enhanceHome(container: HTMLElement): () => void {
  for (const link of container.querySelectorAll("[data-retry]")) link.addEventListener("click", retry);
  const form = container.querySelector<HTMLFormElement>(".contact-form");
  if (form) followWriting(form);
  const packages = container.querySelector<HTMLElement>(".services-section");
  const region = container.querySelector<HTMLElement>(".carousel");
  const stops = [packages && followPackages(packages), region && enhanceCarousel(region)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
