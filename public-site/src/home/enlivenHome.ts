import { enlivenCarousel } from "./enlivenCarousel.ts";

/** Loading the page anew keeps the visitor where he is; following the link would lead to the top. */
function retry(event: Event) {
  event.preventDefault();
  location.reload();
}

/** Returns how to stop. */
export function enlivenHome(drawn: HTMLElement): () => void {
  for (const link of drawn.querySelectorAll("[data-retry]")) link.addEventListener("click", retry);
  const region = drawn.querySelector<HTMLElement>(".car");
  return region ? enlivenCarousel(region) : () => undefined;
}
