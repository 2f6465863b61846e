import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded into the product before anything else: on SIGWINCH it writes into the file HOLDS_FILE how many milliseconds the
 * event loop was held by one thing at most since the last time.
 */
const resolution = 5;
const histogram = monitorEventLoopDelay({ resolution });
histogram.enable();

process.on("SIGWINCH", () => {
  writeFileSync(process.env.HOLDS_FILE ?? "", String(Math.max(0, histogram.max / 1e6 - resolution)));
  histogram.reset();
});
