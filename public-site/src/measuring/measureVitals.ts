import { withReports } from "./withReports.ts";

const interactions = ["pointerdown", "keydown", "scroll"] as const;

const begin = () => withReports(({ reportVitals }) => reportVitals());

/**
 * Loads the measuring script with the first interaction, so that measuring the page costs it nothing. The browser has
 * kept what it measured before.
 */
export function measureVitals() {
  for (const type of interactions) addEventListener(type, begin, { passive: true, once: true });
}
