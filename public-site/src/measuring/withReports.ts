/** All that is told to the server is one script; the page does without it when it does not arrive. */
export const withReports = (use: (reports: typeof import("./reports.ts")) => void) => {
  import("./reports.ts").then(use).catch(() => undefined);
};
