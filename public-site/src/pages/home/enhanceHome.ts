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

/** Returns how to stop. */
export function enhanceHome(container: HTMLElement): () => void {
  for (const link of container.querySelectorAll("[data-retry]")) link.addEventListener("click", retry);
  const form = container.querySelector<HTMLFormElement>(".contact-form");
  if (form) followWriting(form);
  const region = container.querySelector<HTMLElement>(".carousel");
  return region ? enhanceCarousel(region) : () => undefined;
}
