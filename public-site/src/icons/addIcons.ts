import { symbols } from "./symbols.ts";

/** Adds the icons that the server left out, since the document did not show them. */
export function addIcons(): void {
  const missing = symbols.filter(({ id }) => !document.getElementById(id));
  document.querySelector(".sprite")?.insertAdjacentHTML("beforeend", missing.map(({ symbol }) => symbol).join(""));
}
