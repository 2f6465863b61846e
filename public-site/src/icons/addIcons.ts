import { symbols } from "./symbols.ts";

/** Adds to the document what the server left out, since nothing there showed it. */
export function addIcons(): void {
  const missing = symbols.filter(({ id }) => !document.getElementById(id));
  document.querySelector(".sprite")?.insertAdjacentHTML("beforeend", missing.map(({ symbol }) => symbol).join(""));
}
