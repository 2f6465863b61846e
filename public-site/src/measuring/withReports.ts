/** Loads the script with all reports to the server; when it fails to load, the page works without it. */
export const withReports = (use: (reports: typeof import("./reports.ts")) => void) => {
  import("./reports.ts").then(use).catch(() => undefined);
};
