import { spawnSync } from "node:child_process";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Finds the browser of the tests and benchmarks: CHROMIUM, or the first one that is installed. */
export function findChromium(): string | undefined {
  const search = names.map((name) => `command -v ${name}`).join(" || ");
  // Without a shell there is no output.
  return process.env.CHROMIUM || spawnSync("sh", ["-c", search], { encoding: "utf8" }).stdout?.trim() || undefined;
}
