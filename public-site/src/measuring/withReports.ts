/** Loads the script with all reports to the server; when it fails to load, the page works without it. */
export const withReports = (use: (reports: typeof import("./reports.ts")) => void) => {
  import("./reports.ts").then(use).catch(() => undefined);
};

const interactions = ["pointerdown", "keydown", "scroll"] as const;

const begin = () => withReports(({ reportVitals }) => reportVitals());

/**
 * Loads the measuring script with the first interaction, so that it does not slow down the page. The browser buffers
 * earlier measurements.
 */
export function measureVitals() {
  for (const type of interactions) addEventListener(type, begin, { passive: true, once: true });
}
