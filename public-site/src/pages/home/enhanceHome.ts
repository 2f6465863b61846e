import { enhanceCarousel } from "./enhanceCarousel.ts";

/** Loading the page anew keeps the visitor where he is; following the link would lead to the top. */
function retry(event: Event) {
  event.preventDefault();
  location.reload();
}

/** Returns how to stop. */
export function enhanceHome(container: HTMLElement): () => void {
  for (const link of container.querySelectorAll("[data-retry]")) link.addEventListener("click", retry);
  const region = container.querySelector<HTMLElement>(".carousel");
  return region ? enhanceCarousel(region) : () => undefined;
}
